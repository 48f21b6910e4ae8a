import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'ોના ોને ોમાં માં ના ની નો નું ને થી ઓ ો ા ી ે એ ઓએ ઓની ઓનું ઓનો ઓના ઓમાં ઓને ોએ ોની ોનું ોથી ેથી માંથી પર',
  alternations: [
    [/ૂ/gu, 'ુ'],
    [/ી/gu, 'િ'],
  ],
};
