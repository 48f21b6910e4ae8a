import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  prefixes: 'ن مي نمي',
  endings: 'هاي ها ان ات يي ي ش م',
};
