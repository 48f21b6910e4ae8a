import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `දේශීය` and `විදෙස්`. */
export const si: Language = {
  code: 'si',
  aliases: ['sin'],
  endonym: 'සිංහල',
  englishName: 'Sinhala',
  script: 'Sinh',
  direction: 'ltr',
  defaultRegion: 'LK',
  trendingQuery: 'ප්‍රධාන පුවත්',
  regionNames: { US: 'ඇමරිකාව', GB: 'බ්‍රිතාන්‍යය', IN: 'ඉන්දියාව' },
  categories: {
    world: 'විදෙස්',
    national: 'දේශීය',
    business: 'ව්‍යාපාර',
    technology: 'තාක්ෂණය',
    entertainment: 'විනෝදාස්වාදය',
    sports: 'ක්‍රීඩා',
    science: 'විද්‍යාව',
    health: 'සෞඛ්‍යය',
    politics: 'දේශපාලනය',
    economy: 'ආර්ථිකය',
    environment: 'පරිසරය',
  },
  sectionNames: {
    world: 'ලෝකය, විදේශ, විදෙස් පුවත්, විදේශ පුවත්, ජාත්‍යන්තර, ලෝක පුවත්',
    national: 'දේශීය පුවත්, ශ්‍රී ලංකා, ජාතික, රට, ප්‍රාදේශීය',
    business: 'ව්‍යාපාරික, වාණිජ, මුදල්, බැංකු, ව්‍යාපාරික පුවත්, වෙළඳපොළ, කොටස් වෙළඳපොළ',
    technology: `
      තාක්ෂණ, තොරතුරු තාක්ෂණය, අන්තර්ජාලය, විද්‍යා හා තාක්ෂණ, විද්‍යාව හා තාක්ෂණය, ජංගම දුරකථන, කෘත්‍රිම
      බුද්ධිය
    `,
    entertainment: 'විනෝදාත්මක, සිනමා, සිනමාව, සංගීතය, කලාව, කලා, සංස්කෘතිය, රූපවාහිනිය, සරසවිය',
    sports: 'ක්‍රිකට්*, ක්‍රීඩා පුවත්, පාපන්දු, රග්බි, වොලිබෝල්, ක්‍රීඩාව, ඔලිම්පික්',
    science: 'විද්‍යා, විද්‍යා හා තාක්ෂණ, විද්‍යාව හා තාක්ෂණය, අභ්‍යවකාශය, පර්යේෂණ',
    health: 'සෞඛ්‍ය*, වෛද්‍ය, කොරෝනා, කොවිඩ් 19, සෞඛ්‍ය පුවත්',
    politics: 'දේශපාලන, මැතිවරණ*, මැතිවරණය, පාර්ලිමේන්තුව, රජය, දේශපාලන පුවත්',
    economy: 'ආර්ථික, උද්ධමනය, ආර්ථික පුවත්, මුදල් හා ආර්ථික',
    environment: 'පරිසර*, දේශගුණය, දේශගුණික විපර්යාස, ස්වභාවධර්මය, සොබාදහම',
  },
  sectionHead: 'last',
  newsWords: 'පුවත් පුවත නවතම ප්‍රධාන ප්‍රවෘත්ති උණුසුම් සියලු',
  and: 'සහ හා',
  forms,
  numbers,
  words,
};
