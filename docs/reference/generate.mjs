/**
 * Writes the pages of this folder from the build: `npm run reference`. With `--check` it writes nothing, names the pages
 * that differ, and exits with 1.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { commandLine } from '../../dist/cli/run-cli.js';
import { SETTINGS } from '../../dist/config/settings-table.js';
import { ERRORS } from '../../dist/http/errors.js';
import { dataOf, LANGUAGES } from '../../dist/languages/find-language.js';

const file = (path) => new URL(path, import.meta.url);

/** One line that is safe in a table. */
const cell = (text) =>
  String(text).replace(/\s+/g, ' ').trim().replaceAll('|', '\\|').replace(/[<*]/g, '\\$&');
const code = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function settings() {
  const rows = Object.entries(SETTINGS).map(([name, { default: initial, meaning, secret }]) => [
    code(name) + (secret ? `, ${code(`${name}_FILE`)}` : ''),
    code(initial),
    cell(meaning).replace(/https?:\/\/[^\s,]*[^\s,.]/g, '`$&`'),
  ]);
  return `# Settings

Environment variables, also read from a \`.env\` file. The environment takes precedence; quotes around a value do not count.
The service does not start with invalid settings, and names all of them; it warns of misspelled names. \`NAME_FILE\` is a file
that contains the value.

${table(['setting', 'default', 'meaning'], rows)}`;
}

function errors() {
  const rows = Object.entries(ERRORS).map(([name, { status, meaning, elsewhere }]) => [
    code(name),
    status,
    cell(meaning) + (elsewhere ? ' (Assistants and hubs only.)' : ''),
  ]);
  return `# Error codes

Errors are \`application/problem+json\` (RFC 9457). \`code\` is stable; \`detail\` is a sentence about this request, and may
change. [Errors](../guide/api.md#errors) documents the other members and which requests to repeat.

${table(['code', 'status', 'meaning'], rows)}`;
}

function metrics() {
  const sources = readdirSync(file('../../dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(file(`../../dist/${path}`), 'utf8').replaceAll('${PREFIX}', 'news_search_'));
  const METRIC =
    /(Counter|Gauge|Histogram|observe)\((?:registry, )?\{\s+name: ['"`](news_search_.+?)['"`],\s+help: (['"`])(.+?)\3,(?:\s+labelNames: \[(.*?)\])?/gs;
  const found = sources.flatMap((text) => [...text.matchAll(METRIC)]);
  const rows = found.map(([, kind, name, , help, labels = '']) => [
    code(name.replace(/\$\{(\w+)\}/g, '<$1>')),
    kind === 'observe' ? 'gauge' : kind.toLowerCase(),
    labels.replaceAll(/['"]/g, '`'),
    cell(help.replace(/\$\{(\w+)\}/g, '<$1>')),
  ]);
  return `# Metrics

\`/metrics\` of the management listener (\`MANAGEMENT_PORT\`) is one scrape of all processes in the text format of Prometheus.
Times are in seconds, sizes in bytes. Metrics of Node.js and its processes follow the names of prom-client, with the
prefix \`news_search_\`. \`<quantile>\` is \`p50\` or \`p95\`.

${table(
  ['metric', 'type', 'labels', 'meaning'],
  rows.sort(([a], [b]) => (a < b ? -1 : 1)),
)}`;
}

function cli() {
  const leaves = (command, path) =>
    command.commands.length
      ? command.commands.flatMap((one) => leaves(one, [...path, one.name()]))
      : [[command, path]];
  const sections = leaves(commandLine(), []).map(([command, path]) => {
    const options = command.options.map(({ flags, description }) => [code(flags), cell(description)]);
    return `## ${path.join(' ')}

\`news-search ${[...path, command.usage()].join(' ')}\`

${cell(command.description())}

${options.length ? table(['option', 'meaning'], options) : ''}`;
  });
  return `# Command line

\`npx news-search\` after a build, or \`npm run cli --\`. Exit codes: 0 success, 1 failure, 2 a command that was not
understood, 78 faulty settings. Commands read the [settings](settings.md) of the service.

${sections.join('\n')}`;
}

function languages() {
  const mark = (has) => (has ? 'yes' : '');
  const rows = LANGUAGES.map((language) => {
    const { words, forms, numbers, categoryWords } = dataOf(language.code);
    return [
      code(language.code),
      language.englishName,
      language.endonym,
      language.script,
      language.aliases.map(code).join(' '),
      ...[words?.questionFrames, forms, numbers, categoryWords].map(mark),
    ];
  });
  const head = [
    'code',
    'language',
    'own name',
    'script',
    'other codes',
    'questions',
    'forms',
    'numbers',
    'category words',
  ];
  return `# Languages

All ${rows.length} languages have names of sections, a query for headlines, function words and detection. The last four columns show
what else a language has: the words of questions, inflected forms of words, numbers in words, and words that assign a
category to a headline. [Languages](../explanation/languages.md) documents what each of them does.

${table(head, rows)}`;
}

const config = await resolveConfig(file('../../.prettierrc').pathname);
const stale = [];
for (const [name, page] of Object.entries({ settings, errors, metrics, cli, languages })) {
  const path = file(`./${name}.md`);
  const note = '<!-- Generated by `npm run reference`. Do not edit. -->';
  const text = await format(`${note}\n\n${page()}\n`, { ...config, parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (text !== readFileSync(path, 'utf8')) stale.push(`${name}.md`);
}
if (stale.length > 0) {
  console.error(`docs/reference/${stale.join(', ')}: not as in the code. Run npm run reference.`);
  process.exitCode = 1;
}
