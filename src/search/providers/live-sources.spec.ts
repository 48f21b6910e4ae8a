import { describeLiveSource } from '../../../test/contracts/live-source.contract.js';
import type { LiveSource } from '../live/live-source.js';
import { PROVIDERS } from './providers.js';

PROVIDERS.filter((one): one is LiveSource => 'capabilities' in one).forEach(describeLiveSource);
