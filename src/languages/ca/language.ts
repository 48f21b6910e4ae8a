import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/**
 * Home news is `país`: read in Catalonia, Valencia, the Balearic Islands and Andorra, none of whose names would
 * fit the others.
 */
export const ca: Language = {
  code: 'ca',
  aliases: ['cat', 'val'],
  endonym: 'català',
  englishName: 'Catalan',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ES',
  trendingQuery: 'titulars',
  categories: {
    world: 'món',
    national: 'país',
    business: 'negocis',
    technology: 'tecnologia',
    entertainment: 'entreteniment',
    sports: 'esports',
    science: 'ciència',
    health: 'salut',
    politics: 'política',
    economy: 'economia',
    environment: 'medi ambient',
  },
  sectionNames: {
    world: `
      internacional, internacionals, al món, Europa, Àfrica, Àsia, Amèrica, Orient Mitjà, Pròxim Orient
    `,
    national: 'nacional, Catalunya, Andorra, societat, País Valencià, Balears, Principat',
    business: `
      empreses*, empresa, finances*, mercats, borsa, diners, emprenedors, banca, indústria, economia i
      empresa
    `,
    technology: `
      tecnologies, tecno, tech, ciència i tecnologia, internet, intel·ligència artificial, IA,
      innovació, xarxes, digital, mòbils, ciberseguretat
    `,
    entertainment: `
      cultura*, espectacles, cinema*, música*, televisió, gent, famosos, sèries, oci, teatre, cultura i
      espectacles, arts, sèries i cinema, tele
    `,
    sports: `
      esport*, futbol*, Barça, bàsquet, tennis, motor esports, Fórmula 1, ciclisme, handbol, atletisme,
      hoquei, waterpolo, MotoGP, Champions, Jocs Olímpics, més esports, altres esports, RCD Espanyol,
      esquí
    `,
    science: `
      ciències, espai, astronomia, recerca, ciència i tecnologia, ciència i salut, arqueologia, biologia
    `,
    health: `
      sanitat*, medicina*, benestar, coronavirus, covid 19, ciència i salut, nutrició, pandèmia,
      malalties
    `,
    politics: 'eleccions*, govern, parlament, procés, polítiques, congrés, partits',
    economy: 'macroeconomia, inflació, economia i finances, PIB, econòmica',
    environment: `
      mediambient, ambient, clima, canvi climàtic, natura, sostenibilitat, ecologia, planeta, emergència
      climàtica, crisi climàtica, territori i medi ambient, biodiversitat
    `,
  },
  sectionHead: 'first',
  newsWords: 'notícies notícia última últimes hora actualitat titulars secció de del d la el les els l',
  and: 'i',
  forms,
  numbers,
  words,
};
