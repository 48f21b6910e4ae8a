import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'lv',
  shortStems: true,
  endings: 'iem ajiem ajam ajai ajos ajas os as us is am ai a e i u o s im imi ems ei',
  marksCase: true,
};
