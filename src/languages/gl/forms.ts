import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'gl',
  endings: 'ois ons on s os as o a e is i al ais el eis ol il',
};
