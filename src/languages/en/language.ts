import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** The categories are named in English: no translation. `climate` is what publishers write for the environment desk. */
export const en: Language = {
  code: 'en',
  aliases: ['eng'],
  endonym: 'English',
  englishName: 'English',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'US',
  trendingQuery: 'top headlines',
  regionNames: {
    GB: 'UK',
    US: 'USA',
    AE: 'UAE',
    CD: 'DR Congo',
    CG: 'Congo',
    CI: 'Ivory Coast',
    TR: 'Turkey',
    CF: 'Central African Republic',
    VA: 'Vatican',
  },
  categories: {
    world: 'world',
    national: 'national',
    business: 'business',
    technology: 'technology',
    entertainment: 'entertainment',
    sports: 'sports',
    science: 'science',
    health: 'health',
    politics: 'politics',
    economy: 'economy',
    environment: 'environment',
  },
  sectionNames: {
    world: `
      international, foreign, foreign affairs, global, global affairs, around the world, world affairs,
      international relations, middle east, africa, asia, europe, americas, latin america, asia pacific,
      middleeast, mideast, latam
    `,
    national: 'nation, domestic, home news, nationwide, across the nation',
    business: `
      companies, company, markets, finance*, money, stock market, stocks, stock markets, investing,
      personal finance, banking, industry, startups, retail, earnings, wall street, entrepreneurship,
      corporate, economy business, biz*
    `,
    technology: `
      tech*, sci tech, scitech, gadgets, internet, artificial intelligence, ai, cybersecurity, cyber
      security, software, computing, computers, mobile, smartphones, apps, programming, robotics, social
      media, innovation, technologies, science tech, computer science, esports, esport, e sports, e sport
    `,
    entertainment: `
      entertain, celebrity, celebrities, showbiz*, show business, movies*, movie reviews, film*, films, tv*,
      television, tv radio, tv shows, music*, arts, the arts, culture, pop culture, arts culture,
      hollywood, bollywood, theatre, theater, streaming, box office, stage
    `,
    sports: `
      sport*, football*, soccer*, basketball*, baseball*, cricket*, tennis*, golf*, rugby*, rugby union,
      rugby league, hockey*, ice hockey, boxing, mma, ufc, nba, nfl, nhl, mlb, wnba, ncaa, mls, formula
      1, formula one, f1, motogp, motorsport*, motorsports, motor sport, nascar, cycling, athletics,
      swimming, olympics*, olympic games, paralympics, world cup, premier league, champions league,
      europa league, la liga, serie a, bundesliga, ligue 1, ipl, wrestling, wwe, horse racing,
      volleyball*, badminton, table tennis, netball, handball, transfer news, transfers
    `,
    science: `
      sciences, sci tech, scitech, science tech, space, space exploration, spaceflight, astronomy,
      physics, biology, chemistry, archaeology, archeology, paleontology, palaeontology, nasa, genetics,
      neuroscience, geology
    `,
    health: `
      healthcare*, health care*, medicine*, medical, wellness, wellbeing, covid 19, covid, coronavirus,
      nutrition, diseases, cancer, vaccines, vaccine, nhs
    `,
    politics: `
      political, government, elections*, election*, parliament, congress, white house, senate, democracy
    `,
    economy: `
      economics*, economic, inflation, macroeconomics, economic policy, central banks, interest rates,
      recession, gdp, the economy
    `,
    environment: `
      climate*, climate change, climate crisis, global warming, wildlife, conservation, biodiversity,
      sustainability, pollution, nature, ecology, renewable energy, environmental
    `,
  },
  sectionHead: 'last',
  newsWords: `
    news latest breaking headlines headline stories story top section category categories rss feed
    channel updates update reports report topic topics tag tags index coverage the all more
  `,
  and: 'and',
  forms,
  numbers,
  categoryWords,
  words,
};
