import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country. */
export const gl: Language = {
  code: 'gl',
  aliases: ['glg'],
  endonym: 'galego',
  englishName: 'Galician',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ES',
  trendingQuery: 'titulares',
  regionNames: { AE: 'Emiratos' },
  categories: {
    world: 'mundo',
    national: 'Galicia',
    business: 'negocios',
    technology: 'tecnoloxía',
    entertainment: 'entretemento',
    sports: 'deportes',
    science: 'ciencia',
    health: 'saúde',
    politics: 'política',
    economy: 'economía',
    environment: 'medio ambiente',
  },
  sectionNames: {
    world: 'internacional, o mundo, Europa, América, África, Asia',
    national: 'Galiza, sociedade, país, nacional, Estado',
    business:
      'empresas*, finanzas*, mercados, cartos, empresa, banca, industria, economía e empresa, diñeiro',
    technology: `
      tecnoloxías, ciencia e tecnoloxía, internet, intelixencia artificial, innovación, dixital, móbiles
    `,
    entertainment: `
      cultura*, cine*, música*, televisión, espectáculos, lecer, xente, famosos, series, teatro, artes
    `,
    sports: `
      deporte*, fútbol*, baloncesto, Celta, Deportivo, tenis, balonmán, ciclismo, motor deportes,
      atletismo, remo, xogos olímpicos, fútbol sala
    `,
    science: 'ciencias, espazo, astronomía, ciencia e tecnoloxía, investigación científica, arqueoloxía',
    health: 'sanidade*, medicina*, benestar, coronavirus, covid 19, enfermidades, nutrición',
    politics: 'eleccións*, goberno, parlamento, partidos, políticas',
    economy: 'macroeconomía, inflación, económica, PIB',
    environment: `
      medioambiente, ambiente, clima, cambio climático, natureza, ecoloxía, sustentabilidade,
      biodiversidade
    `,
  },
  sectionHead: 'first',
  newsWords: `
    novas nova noticias noticia últimas última hora actualidade titulares sección de da do das dos a o
    as os en
  `,
  and: 'e',
  forms,
  numbers,
  words,
};
