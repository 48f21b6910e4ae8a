import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months:
    '1 үчтүн айы, 2 бирдин айы, 3 жалган куран, 4 чын куран, 5 бугу, 6 кулжа, 7 теке, 8 баш оона, 9 аяк оона, 10 тогуздун айы, 11 жетинин айы, 12 бештин айы',
};
