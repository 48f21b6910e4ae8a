import type { Language } from '../language.js';

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
  functionWords: `
    el la els les l un una uns unes de del dels d a al als amb per pel pels en i o però si que qui què
    quin quina quins quines quan on com perquè jo tu ell ella nosaltres vosaltres ells elles em et es
    ens us li els hi ho en se s m t n el meu la meva seu seva seus seves nostre nostra aquest aquesta
    aquests aquestes aquell aquella això allò és són era eren ser ha han he havia haver hi hagi estat
    està estan fa fer va van més molt també ja així tan encara mentre entre sobre sota contra des fins
    durant segons cada tot tota tots totes altre altra altres mateix mateixa
  `,
  negations: 'no ni mai sense res ningú cap tampoc',
};
