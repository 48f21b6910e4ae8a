import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country. */
export const et: Language = {
  code: 'et',
  aliases: ['est', 'ekk'],
  endonym: 'eesti',
  englishName: 'Estonian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'EE',
  trendingQuery: 'peamised uudised',
  regionNames: { US: 'USA', GB: 'Suurbritannia', AE: 'Emiraadid' },
  categories: {
    world: 'maailm',
    national: 'Eesti',
    business: 'äri',
    technology: 'tehnoloogia',
    entertainment: 'meelelahutus',
    sports: 'sport',
    science: 'teadus',
    health: 'tervis',
    politics: 'poliitika',
    economy: 'majandus',
    environment: 'keskkond',
  },
  sectionNames: {
    world: 'välismaa, välisuudised, välispoliitika, maailma uudised, Euroopa, välis',
    national: 'siseuudised, kodumaa, Eesti uudised, eesti elu',
    business: `
      ettevõtlus*, ettevõtted, raha, finants*, börs, rahandus, turud, ärielu, ärileht, investeerimine,
      tööstus
    `,
    technology: `
      tehnika*, digi, internet, teadus ja tehnoloogia, tehisintellekt, forte, mobiil, IT,
      küberturvalisus
    `,
    entertainment: `
      kultuur*, film*, filmid, muusika*, kuulsused, elu24, kroonika, teater, televisioon, seltskond,
      staarid, kino
    `,
    sports: `
      jalgpall*, korvpall, tennis, võrkpall, suusatamine, ralli, autosport, kergejõustik,
      laskesuusatamine, Meistrite liiga, olümpia, olümpiamängud, vormel 1, spordiuudised, jäähoki,
      talisport, ujumine
    `,
    science: 'kosmos, teadus ja tehnoloogia, novaator, astronoomia, arheoloogia, füüsika, bioloogia',
    health: 'meditsiin*, koroona, koroonaviirus, covid 19, tervishoid, haigused, tervis ja ilu',
    politics: 'valimised*, riigikogu, valitsus, sisepoliitika, parteid, erakonnad',
    economy: 'majandusuudised, inflatsioon, makromajandus, maailmamajandus, majanduspoliitika',
    environment: `
      kliima*, loodus, ökoloogia, kliimamuutus, kliimamuutused, rohepööre, roheportaal, jätkusuutlikkus,
      loodus ja keskkond
    `,
  },
  sectionHead: 'last',
  newsWords: 'uudised uudis viimased värsked teema teemad kõik päeva rubriik',
  and: 'ja',
  forms,
  numbers,
  words,
};
