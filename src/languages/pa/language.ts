import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Gurmukhi, as papers in India write. Newspapers separate home and foreign news as `ਦੇਸ਼` and `ਵਿਦੇਸ਼`. */
export const pa: Language = {
  code: 'pa',
  aliases: ['pan'],
  endonym: 'ਪੰਜਾਬੀ',
  englishName: 'Punjabi',
  script: 'Guru',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'ਮੁੱਖ ਖ਼ਬਰਾਂ',
  regionNames: { US: 'ਅਮਰੀਕਾ', GB: 'ਬਰਤਾਨੀਆ', CA: 'ਕੈਨੇਡਾ', AE: 'ਯੂਏਈ' },
  categories: {
    world: 'ਵਿਦੇਸ਼',
    national: 'ਦੇਸ਼',
    business: 'ਵਪਾਰ',
    technology: 'ਤਕਨਾਲੋਜੀ',
    entertainment: 'ਮਨੋਰੰਜਨ',
    sports: 'ਖੇਡਾਂ',
    science: 'ਵਿਗਿਆਨ',
    health: 'ਸਿਹਤ',
    politics: 'ਰਾਜਨੀਤੀ',
    economy: 'ਅਰਥਚਾਰਾ',
    environment: 'ਵਾਤਾਵਰਣ',
  },
  sectionNames: {
    world: 'ਦੁਨੀਆ, ਸੰਸਾਰ, ਕੌਮਾਂਤਰੀ, ਅੰਤਰਰਾਸ਼ਟਰੀ, ਵਿਸ਼ਵ, ਪਰਵਾਸੀ ਅਤੇ ਵਿਦੇਸ਼, ਅੰਤਰਰਾਸ਼ਟਰੀ ਖ਼ਬਰਾਂ',
    national: 'ਰਾਸ਼ਟਰੀ, ਭਾਰਤ, ਕੌਮੀ, ਦੇਸ਼ ਵਿਦੇਸ਼, ਰਾਸ਼ਟਰੀ ਖ਼ਬਰਾਂ',
    business: 'ਵਪਾਰਕ, ਕਾਰੋਬਾਰ*, ਬਿਜ਼ਨਸ, ਬਾਜ਼ਾਰ, ਸ਼ੇਅਰ ਬਾਜ਼ਾਰ, ਉਦਯੋਗ, ਪੈਸਾ',
    technology: 'ਤਕਨੀਕੀ, ਟੈਕਨਾਲੋਜੀ*, ਤਕਨੀਕ*, ਗੈਜੇਟ, ਮੋਬਾਈਲ, ਟੈੱਕ, ਵਿਗਿਆਨ ਅਤੇ ਤਕਨਾਲੋਜੀ, ਇੰਟਰਨੈੱਟ',
    entertainment: `
      ਫਿਲਮ*, ਫ਼ਿਲਮ, ਬਾਲੀਵੁੱਡ, ਪਾਲੀਵੁੱਡ, ਸਿਨੇਮਾ*, ਸੰਗੀਤ, ਸੱਭਿਆਚਾਰ*, ਫਿਲਮੀ ਦੁਨੀਆ, ਟੀਵੀ, ਗੀਤ ਸੰਗੀਤ
    `,
    sports: 'ਖੇਡ*, ਕ੍ਰਿਕਟ*, ਕ੍ਰਿਕੇਟ, ਹਾਕੀ, ਫੁੱਟਬਾਲ, ਕਬੱਡੀ, ਟੈਨਿਸ, ਖੇਡ ਜਗਤ, ਖੇਡ ਖ਼ਬਰਾਂ, ਆਈਪੀਐੱਲ',
    science: 'ਸਾਇੰਸ, ਵਿਗਿਆਨ ਅਤੇ ਤਕਨਾਲੋਜੀ, ਪੁਲਾੜ, ਖੋਜ',
    health: 'ਸਿਹਤ ਸੰਭਾਲ, ਕੋਰੋਨਾ, ਕੋਰੋਨਾਵਾਇਰਸ, ਕੋਵਿਡ 19, ਡਾਕਟਰੀ, ਸਿਹਤ ਅਤੇ ਤੰਦਰੁਸਤੀ',
    politics: 'ਸਿਆਸਤ*, ਸਿਆਸੀ, ਚੋਣਾਂ*, ਰਾਜਨੀਤਕ, ਸਰਕਾਰ, ਸੰਸਦ, ਵਿਧਾਨ ਸਭਾ ਚੋਣਾਂ',
    economy: 'ਆਰਥਿਕਤਾ, ਆਰਥਿਕ, ਅਰਥਵਿਵਸਥਾ, ਅਰਥ ਵਿਵਸਥਾ, ਮਹਿੰਗਾਈ, ਬਜਟ',
    environment: 'ਜਲਵਾਯੂ, ਜਲਵਾਯੂ ਤਬਦੀਲੀ, ਕੁਦਰਤ, ਪ੍ਰਦੂਸ਼ਣ, ਪੌਣ ਪਾਣੀ',
  },
  sectionHead: 'last',
  newsWords: 'ਖ਼ਬਰਾਂ ਖਬਰਾਂ ਖ਼ਬਰ ਤਾਜ਼ਾ ਤਾਜ਼ੀਆਂ ਮੁੱਖ ਸਮਾਚਾਰ ਨਿਊਜ਼',
  and: 'ਅਤੇ ਤੇ',
  forms,
  numbers,
  categoryWords,
  words,
};
