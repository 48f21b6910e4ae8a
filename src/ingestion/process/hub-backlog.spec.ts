import { HubBacklog } from './ingestion-process.js';

const MiB = 1 << 20;

describe(HubBacklog.name, () => {
  let sut: HubBacklog;
  beforeEach(() => {
    sut = new HubBacklog();
  });
  const pushed = (token: string, size: number): boolean =>
    sut.enter({ type: 'pushed', token, body: Buffer.alloc(size), contentType: null, contentEncoding: null });

  it('refuses a document beyond 32 MB until an earlier one is handled', () => {
    expect([pushed('a', 20 * MiB), pushed('b', 20 * MiB)]).toEqual([true, false]);
    sut.leave();
    expect(pushed('b', 20 * MiB)).toBe(true);
  });

  it('accepts a document of any size while it is empty', () => {
    expect(pushed('a', 40 * MiB)).toBe(true);
  });

  it('accepts 8 messages of a subscription, and 256 of all', () => {
    const accepted = Array.from({ length: 40 }, (_, hub) =>
      Array.from({ length: 9 }, () => pushed(`hub ${hub}`, 1)),
    );
    expect(accepted[0]).toEqual([...Array<boolean>(8).fill(true), false]);
    expect(accepted.flat().filter(Boolean)).toHaveLength(256);
  });
});
