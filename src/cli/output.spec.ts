import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { checkReplaceable, CommandFailure, printRecords } from './output.js';

describe(printRecords.name, () => {
  const records = [
    { domain: 'a.example', articles: 12, labels: ['local', 'public'], at: null },
    { domain: 'longer.example', articles: 3, labels: [], at: '' },
  ];
  const printed = async (isTTY: boolean, rows: Iterable<(typeof records)[0]>): Promise<string> => {
    const before = process.stdout.isTTY;
    let text = '';
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
      text += String(chunk);
      for (const done of rest) if (typeof done === 'function') done(null);
      return true;
    });
    process.stdout.isTTY = isTTY;
    await printRecords(rows);
    process.stdout.isTTY = before;
    write.mockRestore();
    return text;
  };

  it('prints a table with a header at a terminal, without white space at the end of a line', async () => {
    expect(await printed(true, records)).toBe(
      [
        'DOMAIN          ARTICLES  LABELS        AT',
        'a.example       12        local,public  -',
        'longer.example  3         -             -',
        '',
      ].join('\n'),
    );
  });

  it('prints nothing at a terminal where there are no records', async () => {
    expect(await printed(true, [])).toBe('');
  });

  it('prints one JSON object a line for a program', async () => {
    expect(await printed(false, records)).toBe(records.map((one) => `${JSON.stringify(one)}\n`).join(''));
  });
});

describe(checkReplaceable.name, () => {
  it('accepts a regular file and a new one, and refuses a folder and a device', () => {
    const folder = freshFolder();
    const file = join(folder, 'list.opml');
    expect(() => checkReplaceable(file)).not.toThrow();
    writeFileSync(file, '');
    expect(() => checkReplaceable(file)).not.toThrow();
    for (const other of [folder, '/dev/null'])
      expect(() => checkReplaceable(other)).toThrow(new CommandFailure(`${other} is no regular file.`));
    expect(() => checkReplaceable('-')).toThrow(CommandFailure);
  });
});
