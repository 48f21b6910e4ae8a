import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Home news is named after the country; in India it is `قومی`. Entertainment is written as the English word in
 * Urdu letters, by everyone.
 */
export const ur: Language = {
  code: 'ur',
  aliases: ['urd'],
  endonym: 'اردو',
  englishName: 'Urdu',
  script: 'Arab',
  direction: 'rtl',
  defaultRegion: 'PK',
  trendingQuery: 'اہم خبریں',
  regionNames: { US: 'امریکا', GB: 'برطانیہ', AE: 'متحدہ عرب امارات', IN: 'بھارت' },
  categories: {
    world: 'دنیا',
    national: 'پاکستان',
    business: 'کاروبار',
    technology: 'ٹیکنالوجی',
    entertainment: 'انٹرٹینمنٹ',
    sports: 'کھیل',
    science: 'سائنس',
    health: 'صحت',
    politics: 'سیاست',
    economy: 'معیشت',
    environment: 'ماحولیات',
  },
  variants: {
    IN: { national: 'قومی' },
  },
  sectionNames: {
    world: `
      بین الاقوامی, عالمی, عالمی خبریں, انٹرنیشنل, بین الاقوامی خبریں, مشرق وسطی, یورپ, ایشیا, عالم
      اسلام
    `,
    national: 'قومی, قومی خبریں, ملکی, ملک, وطن, ملکی خبریں, ہندوستان',
    business: 'تجارت*, بزنس, مارکیٹ, تجارتی خبریں, سٹاک مارکیٹ, اسٹاک مارکیٹ, معیشت و تجارت, صنعت, بینکنگ',
    technology: `
      سائنس و ٹیکنالوجی, سائنس اور ٹیکنالوجی, ٹیکنالوجی اور سائنس, سائنس ٹیکنالوجی, انٹرنیٹ, موبائل,
      مصنوعی ذہانت
    `,
    entertainment: `
      شوبز*, تفریح*, فن و فنکار, فن فنکار, فلم*, فلمی دنیا, موسیقی, ثقافت*, شوبز کی دنیا, ڈرامہ, فنون,
      آرٹ, بالی ووڈ, فن اور فنکار, لولی ووڈ
    `,
    sports: `
      کھیلوں کی خبریں, اسپورٹس, سپورٹس, کرکٹ*, فٹبال*, ہاکی, ٹینس, پی ایس ایل, کھیل کی دنیا, ورلڈ کپ
    `,
    science: 'سائنس و ٹیکنالوجی, سائنس اور ٹیکنالوجی, ٹیکنالوجی اور سائنس, سائنس ٹیکنالوجی, خلا, تحقیق',
    health: 'طب*, طب و صحت, صحت عامہ, کورونا وائرس, کورونا, کووڈ 19, بیماریاں, طبی خبریں',
    politics: 'سیاسی, انتخابات*, الیکشن, پارلیمنٹ, حکومت, سیاسی خبریں, قومی اسمبلی',
    economy: 'اقتصادیات, معاشیات, معاشی, مہنگائی, معیشت و تجارت, معاشی خبریں',
    environment: `
      ماحول, موسمیاتی تبدیلی, موسمیاتی تبدیلیاں, آب و ہوا, فضائی آلودگی, ماحولیاتی تبدیلی, قدرت
    `,
  },
  sectionHead: 'first',
  newsWords: 'خبریں خبر تازہ ترین تازہ اہم موضوع تمام کی سے',
  and: 'اور',
  forms,
  numbers,
  categoryWords,
  words,
};
