import type { Language } from '../language.js';

/** Home news is named after the country; business is `sake`. */
export const af: Language = {
  code: 'af',
  aliases: ['afr'],
  endonym: 'Afrikaans',
  englishName: 'Afrikaans',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ZA',
  trendingQuery: 'hoofnuus',
  regionNames: { US: 'VSA', GB: 'Brittanje' },
  categories: {
    world: 'wêreld',
    national: 'Suid-Afrika',
    business: 'sake',
    technology: 'tegnologie',
    entertainment: 'vermaak',
    sports: 'sport',
    science: 'wetenskap',
    health: 'gesondheid',
    politics: 'politiek',
    economy: 'ekonomie',
    environment: 'omgewing',
  },
  sectionNames: {
    world: 'internasionaal, wêreldnuus, buiteland, Afrika, Europa, buitelandse nuus',
    national: 'binneland, nasionaal, plaaslike nuus, Suid-Afrikaanse nuus',
    business: 'besigheid, sakenuus, geld, finansies*, maatskappye, markte, geldsake, aandele',
    technology: `
      tegno, tegnologienuus, internet, kunsmatige intelligensie, wetenskap en tegnologie, rekenaars
    `,
    entertainment: `
      kultuur*, kuns en vermaak, musiek*, flieks, films, glanslewe, televisie, kunste, vermaaklikheid,
      bekendes
    `,
    sports: `
      sportnuus, rugby*, krieket*, sokker*, gholf, tennis, atletiek, Springbokke, fietsry, swem,
      Wêreldbeker, olimpiese spele, netbal
    `,
    science: 'wetenskap en tegnologie, ruimte, navorsing, sterrekunde, argeologie',
    health: 'geneeskunde, koronavirus, covid 19, gesond leef, welstand, mediese nuus',
    politics: 'politieke nuus, verkiesing*, verkiesings, parlement, regering',
    economy: 'inflasie, makro-ekonomie, ekonomiese nuus',
    environment: 'klimaat, klimaatsverandering, natuur, bewaring, omgewingsake, volhoubaarheid',
  },
  sectionHead: 'last',
  newsWords: 'nuus jongste jongstes opskrifte laaste rubriek onderwerp uit die',
  and: 'en',
  functionWords: `
    die 'n en of maar want dus as dat wat wie waar wanneer waarom hoekom hoe watter ek jy u hy sy ons
    julle hulle my jou hom haar dit hierdie daardie is was wees word het sal sou kan kon moet mag van
    vir met op aan by deur in na om onder oor per sedert te teen tot tussen uit via volgens agter bo
    binne buite voor er hier daar ook nog wel al meer meeste baie so dan nou toe self
  `,
  negations: 'nie geen nooit sonder niks niemand nêrens',
};
