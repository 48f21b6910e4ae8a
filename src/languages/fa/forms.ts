import type { Forms } from '../language.js';

export const forms: Forms = {
  prefixes: 'ن مي نمي',
  endings: 'هاي ها ان ات يي ي ش م',
};
