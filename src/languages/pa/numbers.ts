import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ਇੱਕ ਇਕ',
    cardinals: 'ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ',
    scales: '100:ਸੌ 1e3:ਹਜ਼ਾਰ 1e5:ਲੱਖ 1e7:ਕਰੋੜ',
    ordinals: 'ਪਹਿਲਾ/ਪਹਿਲੀ/ਪਹਿਲੇ ਦੂਜਾ/ਦੂਜੀ/ਦੂਜੇ ਤੀਜਾ/ਤੀਜੀ/ਤੀਜੇ',
  },
};
