/** Seeded synthetic articles: a Zipf vocabulary per language, names that cluster into events, 400 publishers. */

export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ALPHABETS = {
  en: 'etaoinshrdlucmfwypvbgk',
  de: 'enisratdhulcgmobwfkzpväöü',
  es: 'eaosrnidlctumpbgvyqhfáéí',
  fr: 'esaitnrulodcmpévqfbghà',
  pt: 'aeosrindmutclpvgqhbfãç',
  it: 'eaionlrtscdupmvghfbqzò',
  ru: 'оеаинтсрвлкмдпуяыьгзб',
  ar: 'المنويرتبعدسكقفحجشطصخ',
  zh: '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严',
  ja: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん日本国年大会社東京政府経済',
  hi: 'कखगचजटडतदनपबमयरलवशसह',
};
export const LANGUAGES = Object.keys(ALPHABETS);
const COUNTRIES = {
  en: ['US', 'GB', 'IN', 'AU'],
  de: ['DE', 'AT'],
  es: ['ES', 'MX', 'AR'],
  fr: ['FR', 'CA'],
  pt: ['BR', 'PT'],
  it: ['IT'],
  ru: ['RU'],
  ar: ['EG', 'SA'],
  zh: ['CN', 'TW'],
  ja: ['JP'],
  hi: ['IN'],
};
const TOPICS = [
  'world',
  'national',
  'business',
  'technology',
  'entertainment',
  'sports',
  'science',
  'health',
  'politics',
  'economy',
  'environment',
];
const VOCABULARY = 60_000;

function vocabulary(language, next) {
  const letters = Array.from(ALPHABETS[language]);
  const short = language === 'zh' || language === 'ja';
  const made = new Set();
  while (made.size < VOCABULARY) {
    const rank = made.size;
    const length = short
      ? 2 + (next() < 0.3 ? 1 : 0)
      : Math.max(2, Math.round(2 + Math.log10(rank + 1) * 1.3 + next() * 3));
    let word = '';
    for (let i = 0; i < length; i++) word += letters[Math.floor(next() ** 1.5 * letters.length)];
    made.add(word);
  }
  return [...made];
}

/** Zipf with exponent 1 over a vocabulary: most draws are common words, as in any language. */
const zipf = (next, size) => Math.floor(size ** next()) - 1;

export function* syntheticArticles(count, { seed = 7, now, days = 30 }) {
  const next = random(seed);
  const vocabularies = Object.fromEntries(
    LANGUAGES.map((language) => [language, vocabulary(language, next)]),
  );
  const publishers = Array.from({ length: 400 }, (_, i) => {
    const language = next() < 0.4 ? 'en' : LANGUAGES[Math.floor(next() * LANGUAGES.length)];
    const countries = COUNTRIES[language];
    return {
      domain: `publisher${i}.example`,
      name: `Publisher ${i}`,
      language,
      country: countries[Math.floor(next() * countries.length)],
    };
  });
  const start = now - days * 86_400;
  for (let i = 0; i < count; i++) {
    const publisher = publishers[Math.floor(next() ** 2 * publishers.length)];
    const words = vocabularies[publisher.language];
    const join = publisher.language === 'zh' || publisher.language === 'ja' ? '' : ' ';
    const draw = (n) => Array.from({ length: n }, () => words[zipf(next, words.length)]).join(join);
    const publishedAt = Math.floor(start + ((i + next()) / count) * (now - start));
    const url = `https://www.${publisher.domain}/${publisher.language}/${i.toString(36)}-story.html`;
    yield {
      feed: `https://www.${publisher.domain}/feed.xml`,
      guid: String(i),
      url,
      title: draw(6 + Math.floor(next() * 6)),
      source: publisher.domain,
      domain: publisher.domain,
      sourceName: publisher.name,
      publishedAt,
      imageUrl: next() < 0.8 ? `https://img.${publisher.domain}/${i}.jpg` : null,
      preview: draw(20 + Math.floor(next() * 12)).slice(0, 249),
      rest: '',
      language: publisher.language,
      country: publisher.country,
      categories: next() < 0.7 ? [TOPICS[Math.floor(next() * TOPICS.length)]] : [],
      seenAt: publishedAt,
    };
  }
}

/** Queries of callers, drawn from the articles: a realistic mix of intents, operators and frequencies. */
export function queryMix(articles, count, { seed = 11, now }) {
  const next = random(seed);
  const split = ({ title, language }) =>
    title.match(language === 'zh' || language === 'ja' ? /.{2}/gu : /[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  const titles = articles.filter((article) => split(article).length > 2);
  const pick = () => titles[Math.floor(next() * titles.length)];
  const queries = [];
  while (queries.length < count) {
    const article = pick();
    const words = split(article);
    const at = Math.floor(next() * (words.length - 2));
    const kind = next();
    const base = { language: article.language, limit: next() < 0.8 ? 10 : 50 };
    const timeframe = next() < 0.2 ? ['last_24h', 'last_7d'][Math.floor(next() * 2)] : undefined;
    const rarest = [...words].sort((a, b) => b.length - a.length);
    if (kind < 0.3) queries.push({ path: '/news', ...base, timeframe, topic: rarest[0] });
    else if (kind < 0.5)
      queries.push({ path: '/news', ...base, timeframe, topic: `${rarest[0]} ${rarest[1]}` });
    else if (kind < 0.6) queries.push({ path: '/news', ...base, topic: rarest.slice(0, 3).join(' ') });
    else if (kind < 0.65) queries.push({ path: '/news', ...base, topic: words[at] });
    else if (kind < 0.7) queries.push({ path: '/news', ...base, topic: `"${words[at]} ${words[at + 1]}"` });
    else if (kind < 0.75)
      queries.push({ path: '/news', ...base, topic: `${rarest[0]} OR ${rarest[1]} -${rarest[2]}` });
    else if (kind < 0.8)
      queries.push({ path: '/news', ...base, topic: rarest[1], geo: article.country ?? undefined });
    else if (kind < 0.9)
      queries.push({ path: '/news/topic', ...base, timeframe, topic1: TOPICS[Math.floor(next() * 11)] });
    else if (kind < 0.95) queries.push({ path: '/news/local', ...base, query: rarest[0] });
    else queries.push({ path: '/news/trending', ...base });
  }
  return queries.map((query) => ({ ...query, now }));
}
