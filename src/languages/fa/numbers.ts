import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'یک',
    cardinals: 'دو سه چهار پنج شش هفت هشت - ده',
    tens: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    hundreds: 'دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد',
    scales: '100:صد 1e3:هزار 1e6:میلیون 1e9:میلیارد 1e12:تریلیون',
    ordinals: 'اول/نخست دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم',
    joint: 'و',
  },
  months: '4 آپریل, 5 می, 6 جون, 7 ژوییه/جولای, 8 آگوست/اگوست, 10 اکتوبر, 12 دسمبر',
  dayHalves: 'صبح | بعدازظهر/عصر',
  oclock: 'ساعت',
};
