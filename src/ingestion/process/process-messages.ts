import type { IngestionSettings } from '../open-ingestion.js';
import type { PollEvent } from '../poll-event.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { SourceFault } from '../sources/source.js';
import type { HubMessage } from '../websub/hub-message.js';
import type { PushEvent } from '../websub/push-event.js';

/** What the ingestion process tells its parent. */
export type ProcessMessage =
  | { type: 'started'; sources: number; faults: SourceFault[] }
  /** Sent every second: nothing has blocked the process. */
  | { type: 'alive' }
  /** The one step that a document could make last: what comes next is about this feed. */
  | { type: 'parsing'; feed: string }
  | { type: 'polled'; event: PollEvent }
  /** What a hub told is done with; `event` where it was a push for a feed that is polled. */
  | { type: 'heard'; event: PushEvent | null }
  | { type: 'swept'; removed: number }
  /** A failure after which the process goes on. */
  | { type: 'error'; message: string }
  /** A failure that ends the process. */
  | { type: 'failed'; message: string };

/** What its parent tells the ingestion process. */
export type ProcessOrder =
  | StartOrder
  | { type: 'stop' }
  /** From here on hubs can reach us. */
  | { type: 'reachable' }
  | { type: 'hear'; message: HubMessage };

/** The first order. */
export interface StartOrder {
  type: 'start';
  settings: IngestionSettings;
  limits: Partial<PollingLimits>;
  /** Feeds whose documents brought the process before this one to its end. */
  overBudget: string[];
  /** Whether hubs can reach us already. */
  reachable: boolean;
}
