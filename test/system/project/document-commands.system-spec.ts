import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { commandLine } from '../../../src/cli/run-cli.js';
import { DOCUMENT_BLOCKS } from '../../support/document-blocks.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
describe('commands of the documents', () => {
  /** The command line without what its commands do. */
  function parser(): Command {
    const program = commandLine();
    const silence = (command: Command): void => {
      command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
      if (command.commands.length > 0) command.commands.forEach(silence);
      else command.action(() => undefined);
    };
    silence(program);
    return program;
  }

  const lines = DOCUMENT_BLOCKS.flatMap(({ page, lines: text }) =>
    text.split('\n').map((line) => ({ page, line })),
  );
  const commands = lines.flatMap(({ page, line }) => {
    const [, words] = /(?:npm run cli --|npx news-search) (.+?)(?: +#.*)?$/.exec(line) ?? [];
    return words === undefined ? [] : [{ page, words }];
  });

  it.each(commands)('$page: $words is understood', async ({ words }) => {
    const parsed = words.match(/'[^']*'|"[^"]*"|\S+/g)!.map((word) => word.replace(/^['"]|['"]$/g, ''));
    await expect(parser().parseAsync(parsed, { from: 'user' })).resolves.toBeDefined();
  });

  it('name files of the project that exist', () => {
    const named = lines.flatMap(({ line }) => line.match(/\b(?:deploy|bench|sources)\/[\w./-]+\.\w+/g) ?? []);
    expect(named.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});
