import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is `የሀገር ውስጥ`, of within the country; the other sections are mostly borrowed words. */
export const am: Language = {
  code: 'am',
  aliases: ['amh'],
  endonym: 'አማርኛ',
  englishName: 'Amharic',
  script: 'Ethi',
  direction: 'ltr',
  defaultRegion: 'ET',
  trendingQuery: 'ዋና ዋና ዜናዎች',
  regionNames: { US: 'አሜሪካ', GB: 'ብሪታኒያ' },
  categories: {
    world: 'ዓለም',
    national: 'የሀገር ውስጥ',
    business: 'ቢዝነስ',
    technology: 'ቴክኖሎጂ',
    entertainment: 'መዝናኛ',
    sports: 'ስፖርት',
    science: 'ሳይንስ',
    health: 'ጤና',
    politics: 'ፖለቲካ',
    economy: 'ኢኮኖሚ',
    environment: 'አካባቢ',
  },
  sectionNames: {
    world: 'የዓለም, ዓለም አቀፍ, ዓለምአቀፍ, ውጭ, የውጭ, አፍሪካ, ምስራቅ አፍሪካ, መካከለኛው ምስራቅ, አውሮፓ',
    national: 'ሀገር ውስጥ, ሀገራዊ, ሀገር አቀፍ, ኢትዮጵያ',
    business: 'የቢዝነስ, ንግድ*, ኢንቨስትመንት, ባንክ, ገበያ, ኢንዱስትሪ, ፋይናንስ*',
    technology: 'የቴክኖሎጂ, ቴክ, ሳይንስና ቴክኖሎጂ, ሳይንስ እና ቴክኖሎጂ, ኢንተርኔት, ዲጂታል, ሰው ሰራሽ አስተውሎት',
    entertainment: 'የመዝናኛ, ኪነ ጥበብ, ኪነጥበብ, ባህል*, ሙዚቃ*, ፊልም*',
    sports: 'የስፖርት, እግር ኳስ*, አትሌቲክስ*, ኦሊምፒክ*, ፕሪሚየር ሊግ',
    science: 'የሳይንስ, ሳይንስና ቴክኖሎጂ, ሳይንስ እና ቴክኖሎጂ, ምርምር, ሕዋ',
    health: 'የጤና, ሕክምና*, ኮሮና ቫይረስ, ኮቪድ 19',
    politics: 'የፖለቲካ, ምርጫ*, ፓርላማ, መንግሥት, ዲፕሎማሲ',
    economy: 'የኢኮኖሚ, ምጣኔ ሀብት, ኢኮኖሚያዊ, ግብርና',
    environment: 'የአካባቢ, አካባቢ ጥበቃ, አየር ንብረት*, የአየር ንብረት, የአየር ንብረት ለውጥ, ተፈጥሮ, አረንጓዴ አሻራ',
  },
  sectionHead: 'last',
  newsWords: 'ዜና ዜናዎች አዲስ አዳዲስ ሰበር ወቅታዊ',
  and: 'እና',
  forms,
  numbers,
  words,
};
