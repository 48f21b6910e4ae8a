import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'et',
  shortStems: true,
  endings:
    'dele dest delt tele test telt des deks dega ga le st lt sse ks ni na ta de te id ad d t s a e i u sed se sele seid ne',
  alternations: [
    [/l[dl]$/, 'l'],
    [/nk$/, 'n'],
    [/g$/, 'k'],
    [/b$/, 'p'],
    [/d$/, 't'],
  ],
  marksCase: true,
};
