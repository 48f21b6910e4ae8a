import type { Language } from '../language.js';

/** Home news is headed with the country's short name, `BiH`. */
export const bs: Language = {
  code: 'bs',
  aliases: ['bos'],
  endonym: 'bosanski',
  englishName: 'Bosnian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'BA',
  trendingQuery: 'najvažnije vijesti',
  regionNames: { US: 'SAD', GB: 'Velika Britanija', AE: 'Emirati', ME: 'Crna Gora' },
  categories: {
    world: 'svijet',
    national: 'BiH',
    business: 'biznis',
    technology: 'tehnologija',
    entertainment: 'zabava',
    sports: 'sport',
    science: 'nauka',
    health: 'zdravlje',
    politics: 'politika',
    economy: 'ekonomija',
    environment: 'okoliš',
  },
  sectionNames: {
    world: 'inostranstvo, međunarodne vijesti, Evropa, vijesti iz svijeta, globus, region i svijet',
    national: 'Bosna i Hercegovina, Bosna, domaće vijesti, društvo',
    business: `
      posao, poslovni, novac, firme, finansije*, preduzetništvo, kompanije, tržišta, privreda i firme,
      banke, investicije
    `,
    technology: `
      tech*, tehno, nauka i tehnologija, internet, umjetna inteligencija, vještačka inteligencija,
      mobiteli, scitech, IT, tehnologije
    `,
    entertainment: `
      kultura*, film*, filmovi, muzika*, showbiz, magazin, poznati, televizija, zvijezde, scena, serije,
      estrada, jet set, pozorište
    `,
    sports: `
      fudbal*, nogomet*, košarka, rukomet, tenis, formula 1, Premijer liga, Liga prvaka, Liga šampiona,
      atletika, borilački sportovi, zimski sportovi, olimpijske igre, odbojka, ostali sportovi,
      reprezentacija, zmajevi
    `,
    science: `
      svemir, nauka i tehnologija, scitech, istraživanja, astronomija, arheologija, fizika, biologija
    `,
    health: 'zdravstvo*, medicina*, koronavirus, covid 19, bolesti, zdravlje i ljepota',
    politics: 'izbori*, vlada, parlament, stranke, vanjska politika',
    economy: 'privreda*, inflacija, makroekonomija, gospodarstvo, BDP',
    environment: `
      ekologija*, klima, priroda, klimatske promjene, zaštita okoliša, životna sredina, okolina, održivi
      razvoj, eko
    `,
  },
  sectionHead: 'either',
  newsWords: 'vijesti vijest najnovije aktuelno novosti rubrika tema teme danas iz sve',
  and: 'i',
  functionWords: `
    i a ali ili pa te da li ako kad kada gdje kamo kako zašto jer što ko koji koja koje kojih kojem koju
    čiji kakav koliko ja ti on ona ono mi vi oni one mene me tebe njega ga mu nju ju joj nas nam vas vam
    njih ih im se sebe sebi svoj svoja svoje svojih moj moja naš naša vaš njegov njen njihov ovaj ova
    ovo ovi ove ovog taj ta to ti tog toga onaj u na s sa iz od do za po o pri pod nad pred kroz prema
    među između uz preko nakon poslije prije protiv zbog tokom oko je su sam si smo ste bio bila bilo
    bili biti bi će ću ima imaju može mogu već još samo također tako tu tamo vrlo više sve svi
  `,
  negations: 'ne nije nisu nema nikad nikada bez niko ništa nijedan ni niti neće nisam',
};
