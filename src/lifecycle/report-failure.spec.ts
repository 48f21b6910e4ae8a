import { jest } from '@jest/globals';
import { SettingsError } from '../config/settings.js';
import { IndexOpenError } from '../index/open-database.js';
import { reportFailure } from './report-failure.js';

describe(reportFailure.name, () => {
  const report = (error: unknown): { code: number; text: string } => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = reportFailure(error);
    const text = String(write.mock.calls[0]![0]);
    write.mockRestore();
    return { code, text };
  };

  it('writes one line about what the operator can mend', () => {
    expect(report(new IndexOpenError('The index is of a later version.'))).toEqual({
      code: 1,
      text: 'The index is of a later version.\n',
    });
  });

  it('writes one line about a file that cannot be used', () => {
    const error = Object.assign(new Error("ENOENT: no such file, open '/a/b'"), { path: '/a/b' });
    expect(report(error).text).toBe("ENOENT: no such file, open '/a/b'\n");
  });

  it('returns the exit code of wrong settings', () => {
    expect(report(new SettingsError(['PORT must be a number.'])).code).toBe(78);
  });

  it('writes the stack of an unexpected error', () => {
    const { code, text } = report(new TypeError('x is not a function'));
    expect([code, text]).toEqual([1, expect.stringMatching(/^TypeError: x is not a function\n +at /)]);
  });
});
