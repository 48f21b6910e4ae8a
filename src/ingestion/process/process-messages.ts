import type { PollEvent, PushEvent } from '../ingestion-events.js';
import type { IngestionSettings } from '../open-ingestion.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { SourceFault } from '../sources/source.js';
import type { HubMessage } from '../websub/hub-message.js';

/** Messages of the ingestion process to its parent. */
export type ProcessMessage =
  | { type: 'started'; sources: number; faults: SourceFault[] }
  /** Every second, as long as nothing blocks the process. */
  | { type: 'alive' }
  /** A document of this feed is about to be parsed: the only step that can block the process. */
  | { type: 'parsing'; feed: string }
  | { type: 'polled'; event: PollEvent }
  /** A hub's message has been handled; with an event when it was a push for a feed in the list. */
  | { type: 'hub-message-handled'; event: PushEvent | null }
  | { type: 'swept'; removed: number }
  /** A failure after which the process goes on. */
  | { type: 'error'; message: string }
  /** A failure that ends the process. */
  | { type: 'failed'; message: string };

/** Orders of the parent to the ingestion process. */
export type ProcessOrder =
  | StartOrder
  | { type: 'stop' }
  /** Hubs can reach us from now on. */
  | { type: 'reachable' }
  | { type: 'hub-message'; message: HubMessage };

/** The first order. */
export interface StartOrder {
  type: 'start';
  settings: IngestionSettings;
  limits: Partial<PollingLimits>;
  /** Feeds whose documents ended the process before this one. */
  overBudget: string[];
  /** Whether hubs can already reach us. */
  reachable: boolean;
}
