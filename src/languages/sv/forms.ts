import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'sv',
  endings: 'ernas ornas arnas erna orna arna ens ets en et ar er or na a e s n t an um are aren',
  spellings: { words: 'st:sankt' },
};
