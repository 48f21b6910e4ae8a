import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ní ti tí fún láti àti nínú lórí pẹ̀lú ṣe ń ó bí wọn wọ́n wá á mo mi o rẹ rẹ̀ a wa ẹ yín yìí yẹn náà kan
    gbogbo ni jẹ́ bá lọ ló àwọn ẹni èyí ìgbà nígbà tó tàbí ṣùgbọ́n nítorí bákan báwo ta níbo nìkan pàápàá
    lẹ́yìn ṣáájú láàrin títí gẹ́gẹ́ bíi tún pé
  `,
  negations: 'kò kì kọ́ láì kìí má',
  distinctive: `
    ààrẹ ìjọba àwọn ọlọ́pàá gómìnà ìpínlẹ̀ ilé ẹjọ́ ènìyàn èèyàn ọmọ ọdún orílẹ̀ èdè nàìjíríà wo ohun ṣé
    awon wọn ìdí tí fi rè é ọjọ́ ikú pa *ẹ́* *ẹ̀* *ọ́* *ọ̀* *ṣ*
  `,
};
