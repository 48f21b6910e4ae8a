import { feedAddress } from './answer-request.js';
import { editFeed, type Hour } from './edit-feed.js';
import type { Hub } from './hub.js';
import { type Publisher, PUBLISHERS } from './publishers.js';

/** Has the hub push the feed of every live desk whenever that has printed a bulletin, until stopped. */
export function pushBulletins(
  hub: Hub,
  { opening, bulletinSeconds }: Omit<Hour, 'now'>,
  baseOf: (desk: Publisher) => string,
): { stop(): void } {
  const desks = PUBLISHERS.filter(({ peculiarity }) => peculiarity === 'live');
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    const sinceOpening = Date.now() / 1000 - opening;
    const next = (Math.floor(sinceOpening / bulletinSeconds) + 1) * bulletinSeconds;
    timer = setTimeout(push, (next - sinceOpening) * 1000 + 10);
  };
  const push = (): void => {
    const hour = { opening, now: Date.now() / 1000, bulletinSeconds };
    for (const desk of desks) {
      const topic = feedAddress(desk, baseOf(desk));
      if (!hub.isWanted(topic)) continue;
      const { body, mediaType } = editFeed(desk, hour, baseOf(desk));
      void hub.push(topic, body, mediaType);
    }
    wait();
  };
  if (bulletinSeconds > 0) wait();
  return { stop: () => clearTimeout(timer) };
}
