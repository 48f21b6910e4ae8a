import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ایک',
    cardinals: 'دو تین چار پانچ چھ سات آٹھ نو دس',
    tens: 'بیس تیس چالیس پچاس',
    scales: '100:سو 1e3:ہزار 1e5:لاکھ 1e7:کروڑ 1e9:ارب',
    ordinals: 'پہلا/پہلی دوسرا/دوسری/دوسرے تیسرا/تیسری/تیسرے چوتھا/چوتھی/چوتھے',
  },
  dayHalves: 'صبح | شام/دوپہر',
};
