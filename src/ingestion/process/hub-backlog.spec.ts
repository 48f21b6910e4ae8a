import type { HubMessage } from '../websub/hub-inbox.js';
import { HubBacklog } from './ingestion-process.js';

const MiB = 1024 * 1024;
const push = (bytes: number): HubMessage => ({
  ...{ type: 'pushed', token: 't', body: new Uint8Array(bytes) },
  ...{ contentType: null, contentEncoding: null },
});

describe(HubBacklog.name, () => {
  it('takes no more than it has room for, until something has been dealt with', () => {
    const backlog = new HubBacklog();
    expect([1, 2, 3, 4, 5].map(() => backlog.enter(push(8 * MiB)))).toEqual([true, true, true, true, false]);
    backlog.leave();
    expect(backlog.enter(push(8 * MiB))).toBe(true);
    expect(backlog.enter(push(1))).toBe(false);
    backlog.clear();
    expect(backlog.enter(push(8 * MiB))).toBe(true);
  });

  it('bounds small messages by their number, of one subscription and of all', () => {
    const backlog = new HubBacklog();
    const fill = (token: string): number => {
      let taken = 0;
      while (backlog.enter({ type: 'denied', token, reason: '' })) taken++;
      return taken;
    };
    expect(fill('one')).toBe(8);
    let all = 8;
    for (let n = 0; n < 100; n++) all += fill(`another ${n}`);
    expect(all).toBe(256);
  });

  it('takes a document of any size when nothing else waits', () => {
    const backlog = new HubBacklog();
    expect(backlog.enter(push(40 * MiB))).toBe(true);
    expect(backlog.enter(push(1))).toBe(false);
  });
});
