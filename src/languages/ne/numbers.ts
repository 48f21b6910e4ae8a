import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'एक',
    cardinals: 'दुई तीन चार पाँच छ सात आठ नौ दश/दस',
    tens: 'बीस तीस चालीस पचास साठी सत्तरी असी नब्बे',
    scales: '100:सय 1e3:हजार 1e5:लाख 1e7:करोड 1e9:अर्ब',
    ordinals: 'पहिलो दोस्रो तेस्रो चौथो',
  },
  dayHalves: 'बिहान | दिउँसो',
};
