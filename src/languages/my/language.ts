import type { Language } from '../language.js';
import { forms } from './forms.js';
import { words } from './words.js';

/** Business and the economy share one word, `စီးပွားရေး`; enterprise is named in full. Foreign news is `နိုင်ငံတကာ`. */
export const my: Language = {
  code: 'my',
  aliases: ['mya', 'bur'],
  endonym: 'မြန်မာ',
  englishName: 'Burmese',
  script: 'Mymr',
  direction: 'ltr',
  defaultRegion: 'MM',
  trendingQuery: 'ထိပ်တန်းသတင်းများ',
  regionNames: { US: 'အမေရိကန်', GB: 'ဗြိတိန်', CN: 'တရုတ်' },
  categories: {
    world: 'နိုင်ငံတကာ',
    national: 'ပြည်တွင်း',
    business: 'စီးပွားရေးလုပ်ငန်း',
    technology: 'နည်းပညာ',
    entertainment: 'ဖျော်ဖြေရေး',
    sports: 'အားကစား',
    science: 'သိပ္ပံ',
    health: 'ကျန်းမာရေး',
    politics: 'နိုင်ငံရေး',
    economy: 'စီးပွားရေး',
    environment: 'ပတ်ဝန်းကျင်',
  },
  sectionNames: {
    world: 'ကမ္ဘာ, ကမ္ဘာ့သတင်း, နိုင်ငံတကာသတင်း, ပြည်ပ, ကမ္ဘာ့ရေးရာ, အာရှ',
    national: 'မြန်မာ, ပြည်တွင်းသတင်း, မြန်မာသတင်း, ပြည်တွင်းရေးရာ',
    business: 'စီးပွားရေး, ကုန်သွယ်ရေး, ဈေးကွက်, ဘဏ္ဍာရေး, ဘဏ်, ငွေကြေး, လုပ်ငန်း',
    technology: 'သိပ္ပံနှင့်နည်းပညာ, အိုင်တီ, အင်တာနက်, ဒစ်ဂျစ်တယ်, သတင်းအချက်အလက်နည်းပညာ',
    entertainment: 'အနုပညာ, ရုပ်ရှင်, ဂီတ, ယဉ်ကျေးမှု, ဖျော်ဖြေမှု, အနုပညာသတင်း',
    sports: 'ဘောလုံး, အားကစားသတင်း, ဘောလုံးသတင်း, လက်ဝှေ့',
    science: 'သိပ္ပံနှင့်နည်းပညာ, အာကာသ, သုတေသန',
    health: 'ဆေးပညာ, ကိုဗစ်, ကိုဗစ်၁၉, ကျန်းမာရေးသတင်း, ရောဂါ',
    politics: 'ရွေးကောက်ပွဲ, အစိုးရ, လွှတ်တော်, နိုင်ငံရေးသတင်း',
    economy: 'စီးပွားရေးသတင်း, ငွေကြေးဖောင်းပွမှု',
    environment: 'သဘာဝပတ်ဝန်းကျင်, ရာသီဥတု, ရာသီဥတုပြောင်းလဲမှု, သဘာဝ',
  },
  sectionHead: 'first',
  newsWords: 'သတင်း သတင်းများ နောက်ဆုံးရ ထိပ်တန်း',
  and: 'နှင့်',
  forms,
  words,
};
