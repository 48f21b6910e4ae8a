import type { Language } from '../language.js';

/** Papers part home and foreign news as `innlent` and `erlent`. */
export const icelandic: Language = {
  code: 'is',
  aliases: ['isl', 'ice'],
  endonym: 'íslenska',
  englishName: 'Icelandic',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'IS',
  trendingQuery: 'helstu fréttir',
  regionNames: { US: 'Bandaríkin', GB: 'Bretland' },
  categories: {
    world: 'erlent',
    national: 'innlent',
    business: 'viðskipti',
    technology: 'tækni',
    entertainment: 'afþreying',
    sports: 'íþróttir',
    science: 'vísindi',
    health: 'heilsa',
    politics: 'stjórnmál',
    economy: 'efnahagsmál',
    environment: 'umhverfismál',
  },
  sectionNames: {
    world: 'heimurinn, heimur, erlendar fréttir, alþjóðlegt, Evrópa, útlönd',
    national: 'Ísland, innlendar fréttir, samfélag',
    business: `
      viðskiptafréttir, fyrirtæki, fjármál, markaðir, atvinnulíf, viðskipti innlent, viðskipti erlent,
      kauphöll, neytendur
    `,
    technology: 'tækni og vísindi, tölvur, netið, gervigreind, tölvur og tækni, tæknifréttir',
    entertainment: `
      menning*, lífið, fólk, tónlist*, kvikmyndir*, bíó, sjónvarp, dægurmál, leikhús, menning og listir,
      fólkið
    `,
    sports: `
      sport*, fótbolti*, handbolti*, körfubolti*, enski boltinn, golf, formúla 1, besta deildin,
      meistaradeildin, frjálsar, íslenski boltinn, ólympíuleikar
    `,
    science: 'tækni og vísindi, geimurinn, rannsóknir, stjörnufræði, fornleifar',
    health: `
      heilbrigðismál*, heilbrigði, læknavísindi, kórónuveiran, kórónuveirufaraldurinn, covid 19,
      lýðheilsa
    `,
    politics: 'alþingi, kosningar*, ríkisstjórn, alþingiskosningar, pólitík',
    economy: 'efnahagur, hagfræði, verðbólga, efnahagslíf, hagkerfið',
    environment: `
      umhverfi*, loftslagsmál, náttúra, loftslag, hamfarahlýnun, náttúruvernd, loftslagsbreytingar
    `,
  },
  sectionHead: 'last',
  newsWords: 'fréttir frétt nýjustu helstu nýtt nýjast efni flokkur',
  and: 'og',
  functionWords: `
    og eða en að sem ef þegar þar hér hvar hvenær hvernig hvers vegna hver hvað hvaða hvor ég þú hann
    hún það við þið þeir þær þau mig mér mín þig þér þín honum hans henni hennar því þess okkur ykkur
    þeim þeirra sig sér sín sinn sína sitt minn mín mitt þinn okkar þessi þetta þessa þessum þess sá sú
    er var voru eru verið vera verður varð hefur hafa hafði getur gæti skal skulu mun munu á í úr af til
    frá með um undir yfir eftir fyrir móti milli hjá vegna gegnum gegn einnig bara mjög meira nú svo þá
    upp niður inn út líka enn
  `,
  negations: 'ekki aldrei engin enginn ekkert engan án hvorki né',
};
