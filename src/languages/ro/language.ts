import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is `actualitate`, foreign news `externe`. */
export const ro: Language = {
  code: 'ro',
  aliases: ['ron', 'rum', 'mo', 'mol'],
  endonym: 'română',
  englishName: 'Romanian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'RO',
  trendingQuery: 'principalele știri',
  regionNames: { US: 'SUA', GB: 'Marea Britanie', AE: 'Emirate' },
  categories: {
    world: 'externe',
    national: 'actualitate',
    business: 'afaceri',
    technology: 'tehnologie',
    entertainment: 'divertisment',
    sports: 'sport',
    science: 'știință',
    health: 'sănătate',
    politics: 'politică',
    economy: 'economie',
    environment: 'mediu',
  },
  sectionNames: {
    world: `
      internațional, lume, mondo, în lume, știri externe, Europa, din lume, extern, Orientul Mijlociu,
      planetă
    `,
    national: 'intern, național, social, România, Moldova, eveniment, evenimente, știri interne',
    business: `
      business, companii, finanțe*, bani, burse, piețe, bănci, antreprenoriat, companii și afaceri,
      bursă, finanțe și bănci, imobiliare și afaceri, industrie
    `,
    technology: `
      tehnică, tech, IT, it și tehnologie, știință și tehnologie, științe și tehnologie, internet,
      inteligență artificială, gadget, gadgeturi, IT&C, digital, high tech, securitate cibernetică
    `,
    entertainment: `
      cultură*, monden, muzică*, film*, filme, vedete, showbiz, televiziune, TV, celebrități, cancan,
      magazin și divertisment, teatru, seriale, cinema, spectacole
    `,
    sports: `
      sporturi, fotbal*, tenis*, handbal, baschet, Formula 1, Liga 1, SuperLiga, Liga Campionilor,
      Champions League, gimnastică, atletism, box, jocuri olimpice, volei, rugby, alte sporturi,
      natație, campionatul mondial, sporturi de iarnă
    `,
    science: `
      științe, spațiu, știință și tehnologie, cercetare, astronomie, arheologie, fizică, biologie,
      descoperiri
    `,
    health: `
      medicină*, medical, coronavirus, covid 19, boli, nutriție, sănătate publică, sistem sanitar,
      pandemie
    `,
    politics: `
      politic, alegeri*, parlament, guvern, partide, politică internă, politică externă, președinție,
      alegeri prezidențiale
    `,
    economy: `
      economic, economic și financiar, inflație, macroeconomie, finanțe și economie, PIB, economie
      mondială
    `,
    environment: `
      climă, natură, ecologie, mediu înconjurător, schimbări climatice, protecția mediului, energie și
      mediu, sustenabilitate, încălzire globală
    `,
  },
  sectionHead: 'first',
  newsWords: 'știri știre ultimele ultima oră actuale secțiune rubrică din de despre',
  and: 'și',
  forms,
  numbers,
  categoryWords,
  words,
};
