import { WriteRetry } from './faults.js';

const full = Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

describe('a write to an index whose disk is full', () => {
  it('is attempted until there is room, and the reason and the end are reported once', async () => {
    const faults: (string | null)[] = [];
    const sut = new WriteRetry((reason) => void faults.push(reason), 1);
    let attempts = 0;
    const write = (): string => {
      if (++attempts < 20) throw full;
      return 'written';
    };
    expect(await Promise.all([sut.run(write), sut.run(write)])).toEqual(['written', 'written']);
    expect(faults).toEqual(['disk is full', null]);
  });

  it('is attempted a last time when the service stops', async () => {
    const sut = new WriteRetry(() => undefined);
    let attempts = 0;
    const result = sut.run(() => {
      attempts++;
      throw full;
    });
    sut.stop();
    await expect(result).rejects.toBe(full);
    expect(attempts).toBe(2);
  });
});
