import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Home news is `nacional` in Latin America and in agencies of Spain alike; one country's name would be wrong in
 * twenty.
 */
export const es: Language = {
  code: 'es',
  aliases: ['spa'],
  endonym: 'español',
  englishName: 'Spanish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ES',
  trendingQuery: 'titulares',
  regionNames: { AE: 'Emiratos', CD: 'RD Congo' },
  categories: {
    world: 'mundo',
    national: 'nacional',
    business: 'negocios',
    technology: 'tecnología',
    entertainment: 'entretenimiento',
    sports: 'deportes',
    science: 'ciencia',
    health: 'salud',
    politics: 'política',
    economy: 'economía',
    environment: 'medio ambiente',
  },
  sectionNames: {
    world: `
      internacional, internacionales, el mundo, global, exterior, Europa, América, Latinoamérica,
      América Latina, Oriente Medio, Medio Oriente, África, Asia, noticias internacionales, mundo
      internacional, relaciones internacionales
    `,
    national: 'nacionales, el país, país, noticias nacionales',
    business: `
      empresas*, empresa, finanzas*, mercados, bolsa, dinero, negocio, emprendedores, banca, finanzas
      personales, industria, pymes, emprendimiento, economía y negocios
    `,
    technology: `
      tecnologías, tecno, tech, ciencia y tecnología, internet, móviles, smartphones, inteligencia
      artificial, IA, ciberseguridad, informática, gadgets, innovación, redes sociales, digital, ciencia
      tecnología
    `,
    entertainment: `
      espectáculos, espectáculo, cultura*, cine*, música*, televisión, farándula, famosos, celebridades,
      gente, series, tele, TV, series y películas, ocio, arte, teatro, show, shows, cultura y
      espectáculos, cultura y entretenimiento, celebs, corazón
    `,
    sports: `
      deporte*, fútbol*, baloncesto, básquetbol, básquet, béisbol, tenis, Fórmula 1, F1, ciclismo, motor
      deportes, motociclismo, MotoGP, boxeo, atletismo, Liga MX, LaLiga, La Liga, Champions League,
      Champions, Copa América, Mundial, Real Madrid, FC Barcelona, Copa Libertadores, polideportivo, más
      deportes, otros deportes, NBA, automovilismo, natación, golf, rugby, Juegos Olímpicos, Eurocopa,
      selección nacional, deportivas, deportivo
    `,
    science: `
      ciencias, astronomía, espacio, investigación científica, física, biología, arqueología, ciencia y
      tecnología, ciencia tecnología, ciencia y salud
    `,
    health: `
      sanidad*, medicina*, bienestar, coronavirus, covid 19, salud y bienestar, nutrición, enfermedades,
      vacunas, pandemia
    `,
    politics: `
      gobierno, elecciones*, congreso, parlamento, partidos políticos, senado, políticas, noticias
      políticas
    `,
    economy: `
      economías, macroeconomía, inflación, economía y finanzas, económicas, económica, PIB, política
      económica, política monetaria
    `,
    environment: `
      medioambiente, ambiente, clima y medio ambiente, cambio climático, ecología, naturaleza,
      sostenibilidad, clima, crisis climática, sustentabilidad, planeta, contaminación, calentamiento
      global, biodiversidad
    `,
  },
  sectionHead: 'first',
  newsWords: `
    noticias noticia última últimas últimos hora minuto actualidad sección titulares portada más leídas
    de del la las los el en
  `,
  and: 'y e',
  forms,
  numbers,
  categoryWords,
  words,
};
