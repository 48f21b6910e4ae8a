import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'hr',
  letters: [[/dj/g, 'd']],
  sameLetters:
    'а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š',
  shortStems: true,
  endings: 'ima ama ova eva om em og eg oj ih im a e i o u ovi ovima evi evima',
  alternations: [
    [/[eao](?=[cknlrm]$)/, ''],
    [/c$/, 'k'],
  ],
  marksCase: true,
};
