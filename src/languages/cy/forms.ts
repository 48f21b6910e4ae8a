import type { Forms } from '../language.js';

export const forms: Forms = {
  endings: 'au iau on ion ydd oedd',
};
