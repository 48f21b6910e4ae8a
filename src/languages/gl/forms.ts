import type { Forms } from '../language.js';

export const forms: Forms = {
  lemmas: 'gl',
  endings: 'ois ons on s os as o a e is i al ais el eis ol il',
};
