import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'లు లను లకు లో కి ను ు ుల ులు ులకు ులో ల లతో తో ని పై కు ం ాలు ాల ాలకు ానికి ంలో ాల్లో ుడు ుకు ును ుతో ాన్ని క',
};
