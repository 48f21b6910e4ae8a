import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is `ölkə`. The environment desk is `ekologiya`. */
export const az: Language = {
  code: 'az',
  aliases: ['aze', 'azj'],
  endonym: 'azərbaycan',
  englishName: 'Azerbaijani',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'AZ',
  trendingQuery: 'əsas xəbərlər',
  regionNames: { US: 'ABŞ', GB: 'Böyük Britaniya', AE: 'BƏƏ' },
  categories: {
    world: 'dünya',
    national: 'ölkə',
    business: 'biznes',
    technology: 'texnologiya',
    entertainment: 'mədəniyyət',
    sports: 'idman',
    science: 'elm',
    health: 'sağlamlıq',
    politics: 'siyasət',
    economy: 'iqtisadiyyat',
    environment: 'ekologiya',
  },
  sectionNames: {
    world: 'dünya xəbərləri, xarici xəbərlər, beynəlxalq, Avropa, xaricdə, region, Türk dünyası',
    national: 'Azərbaycan, cəmiyyət, daxili, gündəm, yerli xəbərlər',
    business: 'maliyyə*, şirkətlər, bank, banklar, pul, bazar, sahibkarlıq, biznes və maliyyə, sənaye',
    technology: 'texnologiyalar, İKT, İT, elm və texnologiya, internet, süni intellekt, texno, rəqəmsal',
    entertainment:
      'şou biznes*, mədəniyyət*, musiqi*, kino*, maqazin, şou, ulduzlar, teatr, incəsənət, əyləncə',
    sports: `
      futbol*, güləş, boks, voleybol, cüdo, şahmat, basketbol, Formula 1, Çempionlar Liqası, olimpiya
      oyunları, Qarabağ FK, tennis
    `,
    science: 'elm və təhsil, elm və texnologiya, kosmos, arxeologiya, tədqiqat',
    health: 'səhiyyə*, tibb*, koronavirus, covid 19, xəstəliklər, sağlam həyat, sağlamlıq və gözəllik',
    politics: 'seçki*, seçkilər, parlament, milli məclis, hökumət, daxili siyasət, xarici siyasət',
    economy: 'iqtisadi, inflyasiya, makroiqtisadiyyat, iqtisadi xəbərlər',
    environment: 'ətraf mühit*, iqlim, təbiət, iqlim dəyişikliyi, COP29, yaşıl enerji',
  },
  sectionHead: 'last',
  newsWords: 'xəbər xəbərlər xəbərləri son əsas aktual bölmə mövzu',
  and: 'və',
  forms,
  numbers,
  words,
};
