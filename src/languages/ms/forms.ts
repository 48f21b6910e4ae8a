import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  prefixes:
    'memper diper mem men meng meny me ber di ke pem pen peng pe per ter se mem:p men:t meny:s meng:k pem:p pen:t peny:s peng:k',
  endings: 'nya kan an i lah kah k',
};
