import { describeLiveSource } from '../../../test/contracts/live-source.contract.js';
import type { LiveSource } from '../live/live-source.js';
import { PROVIDERS } from './providers.js';

/** One that answers in JSON and one that answers with a feed. */
const COMPLETE = ['brave', 'google-news'];

PROVIDERS.filter((one): one is LiveSource => 'capabilities' in one).forEach((source) =>
  describeLiveSource(source, COMPLETE.includes(source.name)),
);
