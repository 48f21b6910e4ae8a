import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  apostropheInside: true,
  prefixes: 'ma wa m mw ki vi ku ya la za mi u wana ana yam yawa wam ame wame yame ime ume ali wali',
  endings: 'ni liwa lewa iwa ewa wa a',
};
