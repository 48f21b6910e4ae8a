import type { Forms } from '../language.js';

export const forms: Forms = {
  run: { particleWords: 'ທີ່ ຂອງ ແລະ ໃນ' },
};
