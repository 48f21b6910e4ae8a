import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  run: { particleWords: 'ທີ່ ຂອງ ແລະ ໃນ' },
};
