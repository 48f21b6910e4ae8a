import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'এক',
    cardinals: 'দুই/দু তিন চার পাঁচ ছয় সাত আট - দশ এগারো বারো তেরো চৌদ্দ পনেরো',
    tens: 'বিশ/কুড়ি ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই',
    scales: '100:শ/শো 1e3:হাজার 1e5:লাখ/লক্ষ 1e7:কোটি',
    ordinals: 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম',
  },
  notation: { ordinal: 'ম|য়|র্থ|তম' },
  months: '1 জানুয়ারী, 2 ফেব্রুয়ারী, 8 অগাস্ট',
  dayHalves: 'সকাল/পূর্বাহ্ণ | দুপুর/বিকাল/বিকেল/সন্ধ্যা/অপরাহ্ণ',
};
