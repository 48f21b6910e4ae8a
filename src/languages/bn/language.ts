import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Papers in Bangladesh head home news `জাতীয়`, those in West Bengal `দেশ`. */
export const bn: Language = {
  code: 'bn',
  aliases: ['ben'],
  endonym: 'বাংলা',
  englishName: 'Bengali',
  script: 'Beng',
  direction: 'ltr',
  defaultRegion: 'BD',
  trendingQuery: 'শীর্ষ সংবাদ',
  regionNames: { US: 'যুক্তরাষ্ট্র', GB: 'যুক্তরাজ্য', AE: 'আমিরাত', PS: 'ফিলিস্তিন' },
  categories: {
    world: 'আন্তর্জাতিক',
    national: 'জাতীয়',
    business: 'বাণিজ্য',
    technology: 'প্রযুক্তি',
    entertainment: 'বিনোদন',
    sports: 'খেলা',
    science: 'বিজ্ঞান',
    health: 'স্বাস্থ্য',
    politics: 'রাজনীতি',
    economy: 'অর্থনীতি',
    environment: 'পরিবেশ',
  },
  variants: {
    IN: { national: 'দেশ' },
  },
  sectionNames: {
    world: `
      বিশ্ব, বিদেশ, পৃথিবী, সারাবিশ্ব, বিশ্ব সংবাদ, এশিয়া, ইউরোপ, মধ্যপ্রাচ্য, ভারত ও বিশ্ব,
      বিশ্বজুড়ে, প্রবাস ও বিশ্ব
    `,
    national: 'বাংলাদেশ, দেশ, সারাদেশ, দেশজুড়ে, রাজ্য ও দেশ, জাতীয় সংবাদ, স্বদেশ',
    business: `
      ব্যবসা*, ব্যবসা বাণিজ্য, শেয়ারবাজার, শেয়ার বাজার, করপোরেট, কর্পোরেট, শিল্প বাণিজ্য, ব্যাংক,
      বাজার, শিল্প ও বাণিজ্য, অর্থ বাণিজ্য, পুঁজিবাজার
    `,
    technology: `
      তথ্যপ্রযুক্তি*, তথ্য প্রযুক্তি, বিজ্ঞান ও প্রযুক্তি, বিজ্ঞান প্রযুক্তি, টেক, ইন্টারনেট, কৃত্রিম
      বুদ্ধিমত্তা, গ্যাজেট, মোবাইল, আইটি, টেক দুনিয়া
    `,
    entertainment: `
      বলিউড, সিনেমা*, চলচ্চিত্র*, সংস্কৃতি*, টিভি, সংগীত, গান, ঢালিউড, হলিউড, টেলিভিশন, নাটক, তারকা,
      টলিউড, শোবিজ, সাহিত্য ও সংস্কৃতি
    `,
    sports: `
      খেলাধুলা*, ক্রিকেট*, ফুটবল*, টেনিস, ক্রীড়া*, বিশ্বকাপ, আইপিএল, বিপিএল, হকি, অন্য খেলা, অলিম্পিক,
      খেলার খবর
    `,
    science: 'বিজ্ঞান ও প্রযুক্তি, বিজ্ঞান প্রযুক্তি, মহাকাশ, গবেষণা, জ্যোতির্বিজ্ঞান',
    health: `
      চিকিৎসা*, করোনা, করোনাভাইরাস, কোভিড ১৯, স্বাস্থ্য ও চিকিৎসা, সুস্থতা, ডেঙ্গু, স্বাস্থ্যকথা,
      সুস্বাস্থ্য
    `,
    politics: 'নির্বাচন*, রাজনৈতিক, সরকার, সংসদ, ভোট',
    economy: 'অর্থ, অর্থনৈতিক, মূল্যস্ফীতি, অর্থ ও বাণিজ্য, অর্থনীতি ও বাণিজ্য, বাজেট',
    environment: `
      জলবায়ু*, জলবায়ু পরিবর্তন, প্রকৃতি, পরিবেশ ও জলবায়ু, প্রকৃতি ও পরিবেশ, দূষণ, জীববৈচিত্র্য
    `,
  },
  sectionHead: 'last',
  newsWords: 'খবর সংবাদ সর্বশেষ তাজা শীর্ষ প্রধান বিষয় সব নিউজ',
  and: 'ও এবং',
  forms,
  numbers,
  categoryWords,
  words,
};
