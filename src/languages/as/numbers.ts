import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'জানুৱাৰী/জানু | ফেব্ৰুৱাৰী/ফেব্ৰু | মাৰ্চ | এপ্ৰিল | মে’ | জুন | জুলাই | আগষ্ট/আগ | ছেপ্তেম্বৰ/ছেপ্তে | অক্টোবৰ/অক্টো | নৱেম্বৰ/নৱে | ডিচেম্বৰ/ডিচে',
  dayHalves: 'পূৰ্বাহ্ন | অপৰাহ্ন',
};
