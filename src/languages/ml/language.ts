import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is `ദേശീയം`; entertainment and business as papers in Kerala write them. */
export const ml: Language = {
  code: 'ml',
  aliases: ['mal'],
  endonym: 'മലയാളം',
  englishName: 'Malayalam',
  script: 'Mlym',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'പ്രധാന വാർത്തകൾ',
  regionNames: { US: 'അമേരിക്ക', GB: 'ബ്രിട്ടൻ', AE: 'യുഎഇ' },
  categories: {
    world: 'ലോകം',
    national: 'ദേശീയം',
    business: 'ബിസിനസ്',
    technology: 'സാങ്കേതികവിദ്യ',
    entertainment: 'വിനോദം',
    sports: 'കായികം',
    science: 'ശാസ്ത്രം',
    health: 'ആരോഗ്യം',
    politics: 'രാഷ്ട്രീയം',
    economy: 'സാമ്പത്തികം',
    environment: 'പരിസ്ഥിതി',
  },
  sectionNames: {
    world: 'അന്തർദേശീയം, രാജ്യാന്തരം, അന്താരാഷ്ട്രം, വിദേശം, ലോക വാർത്തകൾ, വേൾഡ്, ആഗോളം, പ്രവാസം',
    national: 'ഇന്ത്യ, ദേശീയ വാർത്തകൾ, രാജ്യം, നാഷണൽ, കേരളം',
    business: 'വാണിജ്യം*, വ്യാപാരം*, വ്യവസായം, ഓഹരി, ഓഹരി വിപണി, വിപണി, ധനകാര്യം, കമ്പനി, ബാങ്കിങ്',
    technology: `
      ടെക്*, ടെക്നോളജി*, ടെക്‌നോളജി, സാങ്കേതികം, സയൻസ് ടെക്നോളജി, ഗാഡ്ജറ്റ്, മൊബൈൽ, ഇന്റർനെറ്റ്,
      ശാസ്ത്രം സാങ്കേതികം, നിർമിത ബുദ്ധി
    `,
    entertainment: `
      സിനിമ*, മൂവീസ്, എന്റർടൈൻമെന്റ്, എന്റർടെയ്ൻമെന്റ്, ചലച്ചിത്രം, സംഗീതം, ടെലിവിഷൻ, സംസ്കാരം,
      ബോളിവുഡ്, ഹോളിവുഡ്, കല, സിനിമ വാർത്തകൾ
    `,
    sports: `
      സ്പോർട്സ്*, സ്‌പോർട്‌സ്, ക്രിക്കറ്റ്*, ഫുട്ബോൾ*, ടെന്നിസ്, ഐപിഎൽ, കായിക വാർത്തകൾ, കായിക, ഐഎസ്എൽ,
      ഒളിമ്പിക്സ്, മറ്റു കായികം
    `,
    science: 'സയൻസ്, ശാസ്ത്ര, ബഹിരാകാശം, ഗവേഷണം, ശാസ്ത്രം സാങ്കേതികം, സയൻസ് ടെക്നോളജി',
    health: 'ഹെൽത്ത്, വൈദ്യം, കോവിഡ് 19, കൊറോണ, ആരോഗ്യ വാർത്തകൾ, ചികിത്സ, മെഡിക്കൽ',
    politics: `
      തിരഞ്ഞെടുപ്പ്*, തെരഞ്ഞെടുപ്പ്*, രാഷ്ട്രീയ വാർത്തകൾ, സർക്കാർ, നിയമസഭ, പാർലമെന്റ്, പൊളിറ്റിക്സ്
    `,
    economy: 'സമ്പദ്‌വ്യവസ്ഥ, സമ്പദ് വ്യവസ്ഥ, സാമ്പത്തിക, പണപ്പെരുപ്പം, ബജറ്റ്, ഇക്കണോമി',
    environment: 'കാലാവസ്ഥാ വ്യതിയാനം, പ്രകൃതി, മലിനീകരണം, വന്യജീവി, കാലാവസ്ഥ പരിസ്ഥിതി',
  },
  sectionHead: 'last',
  newsWords: 'വാർത്തകൾ വാർത്ത പുതിയ പ്രധാന ഏറ്റവും ന്യൂസ് എല്ലാ',
  and: 'ഒപ്പം',
  forms,
  numbers,
  categoryWords,
  words,
};
