import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings:
    'лар лер дар дер тар тер дын дин нын нин тын тин да де та те дан ден тан тен га ге ка ке ы и ын ін дың дің ның нің тың тің ға қа нан нен сы сі мен пен бен ді ды ты ті ні ны дағы дегі тағы тегі і н сын сін',
  vowelEndings: 'ы і',
  alternations: [
    [/б$/, 'п'],
    [/г$/, 'к'],
    [/ғ$/, 'қ'],
  ],
  marksCase: true,
  spellings: { words: 'км:km кг:kg га:ha' },
};
