import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * The words of Brazil, where most readers are; Portugal and Portuguese-speaking Africa have `desporto` and
 * `ambiente`.
 */
export const pt: Language = {
  code: 'pt',
  aliases: ['por'],
  endonym: 'português',
  englishName: 'Portuguese',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'BR',
  trendingQuery: 'principais notícias',
  regionNames: { AE: 'Emirados', CD: 'RD Congo' },
  categories: {
    world: 'mundo',
    national: 'nacional',
    business: 'negócios',
    technology: 'tecnologia',
    entertainment: 'entretenimento',
    sports: 'esportes',
    science: 'ciência',
    health: 'saúde',
    politics: 'política',
    economy: 'economia',
    environment: 'meio ambiente',
  },
  variants: {
    PT: { sports: 'desporto', environment: 'ambiente' },
    AO: { sports: 'desporto', environment: 'ambiente' },
    MZ: { sports: 'desporto', environment: 'ambiente' },
    CV: { sports: 'desporto', environment: 'ambiente' },
  },
  sectionNames: {
    world: `
      internacional, exterior, Europa, América Latina, Américas, África, Ásia, Oriente Médio, Médio
      Oriente, mundo afora, notícias internacionais, estrangeiro
    `,
    national: 'Brasil, país, cotidiano, nacionais, Portugal, quotidiano',
    business: `
      empresas*, finanças*, mercado, mercados, dinheiro, mercado financeiro, bolsa, investimentos,
      negócio, finanças pessoais, empreendedorismo, PME, bancos, indústria, banca, agronegócios,
      economia e negócios
    `,
    technology: `
      tecnologias, tech, tec, tecno, ciência e tecnologia, internet, inteligência artificial, IA,
      inovação, celular, smartphones, informática, segurança digital, digital, redes sociais, gadgets,
      cibersegurança
    `,
    entertainment: `
      cultura*, famosos, celebridades, cinema*, música*, televisão, TV, séries, novelas, gente,
      diversão, pop, arte, artes, ilustrada, TV e famosos, entretê, lazer, espetáculos, teatro, pop
      arte, filmes e séries, fama
    `,
    sports: `
      esporte*, desporto*, desportos, futebol*, vôlei, basquete, tênis, Fórmula 1, F1, automobilismo,
      MMA, UFC, surfe, Brasileirão, Copa do Brasil, Libertadores, Copa do Mundo, Champions League, Liga
      dos Campeões, modalidades, olimpíadas, Jogos Olímpicos, Flamengo, Corinthians, Palmeiras, Benfica,
      Sporting, FC Porto, futebol internacional, atletismo, natação, andebol, ciclismo, ténis, hóquei,
      seleção brasileira, mais esportes, outros esportes, esportivas, desportivas
    `,
    science: `
      ciências, espaço, astronomia, pesquisa científica, ciência e tecnologia, ciência e saúde, física,
      biologia, arqueologia, ciência e espaço
    `,
    health: `
      medicina*, bem estar, coronavírus, covid 19, saúde e bem estar, ciência e saúde, vacinas,
      nutrição, doenças, pandemia, viva bem, saúde pública
    `,
    politics: `
      eleições*, governo, congresso, parlamento, poder, senado, câmara dos deputados, partidos,
      presidenciais, legislativas, autárquicas, políticas
    `,
    economy: `
      macroeconomia, inflação, economia e negócios, PIB, econômico, economia brasileira, política
      econômica, economia global
    `,
    environment: `
      ambiente, meio ambiente e energia, mudanças climáticas, alterações climáticas, clima,
      sustentabilidade, natureza, ecologia, planeta, mudança do clima, crise climática, amazônia, clima
      e meio ambiente, biodiversidade, energia e ambiente
    `,
  },
  sectionHead: 'first',
  newsWords: `
    notícias notícia últimas última hora seção secção manchetes mais do da de dos das o a os as em no na
  `,
  and: 'e',
  forms,
  numbers,
  categoryWords,
  words,
};
