import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country. */
export const hy: Language = {
  code: 'hy',
  aliases: ['hye', 'arm'],
  endonym: 'հայերեն',
  englishName: 'Armenian',
  script: 'Armn',
  direction: 'ltr',
  defaultRegion: 'AM',
  trendingQuery: 'գլխավոր լուրեր',
  regionNames: { US: 'ԱՄՆ', GB: 'Մեծ Բրիտանիա', AE: 'ԱՄԷ' },
  categories: {
    world: 'աշխարհ',
    national: 'Հայաստան',
    business: 'բիզնես',
    technology: 'տեխնոլոգիաներ',
    entertainment: 'մշակույթ',
    sports: 'սպորտ',
    science: 'գիտություն',
    health: 'առողջություն',
    politics: 'քաղաքականություն',
    economy: 'տնտեսություն',
    environment: 'բնապահպանություն',
  },
  sectionNames: {
    world: 'միջազգային, տարածաշրջան, արտերկիր, Եվրոպա, միջազգային լուրեր',
    national: 'հասարակություն, Արցախ, հայրենիք, ներքին',
    business: 'ֆինանսներ*, ընկերություններ, բանկեր, ֆինանսական, շուկա, փող',
    technology: `
      տեխնոլոգիա, տեխ, գիտություն և տեխնոլոգիա, գիտություն և տեխնոլոգիաներ, ՏՏ, ինտերնետ, արհեստական
      բանականություն
    `,
    entertainment: 'մշակույթ*, շոու բիզնես*, կինո*, երաժշտություն*, աստղեր, մշակութային, թատրոն, ժամանց',
    sports: 'ֆուտբոլ*, բռնցքամարտ, շախմատ, ըմբշամարտ, բասկետբոլ, ծանրամարտ, թենիս, սպորտային',
    science: 'գիտություն և տեխնոլոգիա, գիտություն և տեխնոլոգիաներ, գիտություն և կրթություն, տիեզերք',
    health: 'առողջապահություն*, բժշկություն*, կորոնավիրուս, կովիդ 19',
    politics: 'քաղաքական, ընտրություններ*, խորհրդարան, կառավարություն, ազգային ժողով',
    economy: 'տնտեսական, գնաճ, տնտեսություն և ֆինանսներ',
    environment: 'էկոլոգիա*, շրջակա միջավայր*, բնություն, կլիմա, կլիմայի փոփոխություն',
  },
  sectionHead: 'last',
  newsWords: 'լուրեր լուր նորություններ վերջին գլխավոր բաժին թեմա բոլոր',
  and: 'և',
  forms,
  numbers,
  words,
};
