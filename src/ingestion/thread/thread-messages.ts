import type { IngestionSettings } from '../open-ingestion.js';
import type { PollEvent } from '../poll-event.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { SourceFault } from '../sources/source.js';
import type { HubMessage } from '../websub/hub-message.js';
import type { PushEvent } from '../websub/push-event.js';

/** What the thread is started with. */
export interface ThreadOrders {
  settings: IngestionSettings;
  limits: Partial<PollingLimits>;
  /** Feeds whose documents brought the thread before this one to its end. */
  overBudget: string[];
  /** Whether hubs can reach us already. */
  reachable: boolean;
}

/** What the thread tells. */
export type ThreadMessage =
  | { type: 'started'; sources: number; faults: SourceFault[] }
  /** Sent every second: nothing has blocked the thread. */
  | { type: 'alive' }
  /** The one step that a document could make last: what comes next is about this feed. */
  | { type: 'parsing'; feed: string }
  | { type: 'polled'; event: PollEvent }
  /** What a hub told is done with; `event` where it was a push for a feed that is polled. */
  | { type: 'heard'; event: PushEvent | null }
  | { type: 'swept'; removed: number }
  | { type: 'error'; message: string };

/** What the thread is told. */
export type ThreadOrder =
  | { type: 'stop' }
  /** From here on hubs can reach us. */
  | { type: 'reachable' }
  | { type: 'hear'; message: HubMessage };
