import { type InflectionForms } from '../language.js';
import { combinations } from '../word-lists.js';

const TURKISH_TENSES =
  'mak mek maya meye mayi meyi masi mesi masina mesine masini mesini ma me acak ecek acagi ecegi acaklar ecekler di du ti tu dilar diler dular tilar tiler iyor uyor iyorlar uyorlar mis mus mistir mustur misti an en anlar enler is us ip up arak erek masinda mesinde digi dugu tigi tugu mali meli yor yacak yecek yan yen yarak yerek yis yus';
const TURKISH_PASSIVE = combinations('il ul', TURKISH_TENSES);

export const forms: InflectionForms = {
  lemmas: 'tr',
  endings:
    'larinin lerinin larin lerin lari leri lardan lerden larda lerde lar ler inin unun nin nun indan inden inda inde dan den tan ten da de ta te yla yle ye ya si su in un i u e a yu yi y ina ine dir',
  alternations: [
    [/g$/, 'k'],
    [/b$/, 'p'],
    [/d$/, 't'],
  ],
  verbs: {
    endings: `${TURKISH_TENSES} ${TURKISH_PASSIVE}`,
    plainEndings: `mak mek acak ecek di du ti tu iyor mis mus ${combinations('il ul', 'di du acak ecek iyor mak mek an en mis mus')}`,
    alternations: [
      [/l[ae]n?$/, 'l'],
      [/(?<=..)[ae]$/, ''],
    ],
  },
  marksCase: true,
  spellings: { words: 'cad:caddesi mah:mahallesi prof:profesör' },
};
