import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings:
    'ын ийн ны ний д т ад эд од өд аас ээс оос өөс тай тэй той ыг ийг г н ууд үүд чууд нууд нүүд руу рүү аар ээр оор өөр аа ээ оо өө чийн чид ад ид ий а о э ө',
  marksCase: true,
  spellings: { words: 'км:km кг:kg' },
};
