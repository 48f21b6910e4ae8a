import type { Forms } from '../language.js';

export const forms: Forms = {
  run: { particleWords: 'တွင် နှင့် သည် များ' },
};
