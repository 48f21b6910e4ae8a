import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  run: { particleWords: 'တွင် နှင့် သည် များ' },
};
