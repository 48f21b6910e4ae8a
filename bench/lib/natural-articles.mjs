/**
 * Articles as publishers wrote them, in any number: three corpora (95,000 articles in eleven languages), repeated with
 * other names. Length, vocabulary, share of near-identical titles and mix of languages are those of the corpora.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from './corpus-articles.mjs';
import { fromDist } from './dist.mjs';

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

export const CORPORA = ['newsapi-2020', 'news-2022-03', 'news-2023-04'];
const MONTH = 30 * 86_400;
/** A word in at most this share of a language's articles counts as a name. */
const RARE = 1 / 2_000;
const WORD = /\p{L}[\p{L}\p{M}\p{N}’'-]*/gu;

/** A row whose address is an aggregator's has the host of its publisher, as a feed's `<source>` would name it. */
function publisherOf({ url, author }) {
  if (!author || !url.startsWith('https://news.google.com/')) return null;
  const label = author
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { name: author, url: `https://${label || 'publisher'}.example/` };
}

/** The articles of the corpora of a folder, normalized as feeds bring them; the months of the corpora overlap. */
export function readNaturalArticles(folder) {
  const articles = CORPORA.flatMap((name) => {
    const path = join(folder, name, 'articles.jsonl.gz');
    if (!existsSync(path)) return [];
    const rows = readRows(path);
    const first = rows.reduce((least, row) => Math.min(least, secondsOf(row)), Infinity);
    return rows.flatMap((row) => {
      const item = { ...itemOf(row, secondsOf(row)), publisher: publisherOf(row) };
      const article = normalizeItem(item, {
        feed: SILENT_FEED,
        source: silentSource(row),
        now: secondsOf(row),
      });
      return article === null ? [] : [{ article, second: (article.publishedAt - first) % MONTH }];
    });
  });
  return articles.sort((a, b) => a.second - b.second).map(({ article }) => article);
}

/** Words by language: the number of articles that contain each. */
function countWords(articles) {
  const languages = new Map();
  for (const { language, title, preview } of articles) {
    let words = languages.get(language);
    if (words === undefined) languages.set(language, (words = { articles: 0, counts: new Map() }));
    words.articles++;
    for (const word of new Set(`${title} ${preview}`.toLowerCase().match(WORD)))
      words.counts.set(word, (words.counts.get(word) ?? 0) + 1);
  }
  return languages;
}

/**
 * Rare words of each language, by similar frequency: in a repetition each is replaced by another one of its group, and a
 * word of a single article by a new word, so that the vocabulary grows with the number of articles.
 */
function groupNames(articles) {
  const names = new Map();
  for (const [language, { articles: total, counts }] of countWords(articles)) {
    const groups = new Map();
    for (const [word, count] of counts) {
      if (count > Math.max(2, total * RARE)) continue;
      const size = count === 1 ? 1 : 2 + Math.floor(Math.log2(count));
      const group = groups.get(size) ?? [];
      groups.set(size, group);
      names.set(`${language} ${word}`, { group: count === 1 ? null : group, at: group.push(word) - 1 });
    }
  }
  return names;
}

/** A text with the names of a repetition; the first has its own. */
function renamed(text, language, names, repetition) {
  if (repetition === 0) return text;
  return text.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const name = names.get(`${language} ${lower}`);
    if (name === undefined) return word;
    const letters = [...lower];
    const other =
      name.group === null
        ? lower +
          letters[repetition % letters.length] +
          letters[Math.floor(repetition / letters.length) % letters.length]
        : name.group[(name.at + repetition * 101) % name.group.length];
    return word === lower ? other : other[0].toUpperCase() + other.slice(1);
  });
}

/**
 * Articles over the last `days` days, oldest first. Each month contains the corpora once or several times at once, each
 * repetition with other names and beginning at another day.
 *
 * @param articles of `readNaturalArticles`.
 * @param now Unix seconds.
 * @param from number of the first article, where only those before `to` are wanted.
 */
export function* naturalArticles(count, { articles, now, days = 30, from = 0, to = count }) {
  const names = groupNames(articles);
  const months = Math.max(1, Math.min(Math.round(days / 30), Math.ceil(count / articles.length)));
  const copies = Math.ceil(count / (articles.length * months));
  const perMonth = Math.ceil(count / (months * copies));
  for (let i = from; i < to; i++) {
    const [position, copy] = [Math.floor(i / copies), i % copies];
    const [month, at] = [Math.floor(position / perMonth), position % perMonth];
    const repetition = month * copies + copy;
    const start = Math.floor((copy * articles.length) / copies);
    const article = articles[(at + start) % articles.length];
    const publishedAt = Math.floor(now - days * 86_400 * (1 - (i + 0.5) / count));
    const { language, url, guid } = article;
    const own = (id) => (repetition === 0 ? id : `${id}${id.includes('?') ? '&' : '?'}r=${repetition}`);
    yield {
      ...article,
      title: renamed(article.title, language, names, repetition),
      preview: renamed(article.preview, language, names, repetition),
      rest: renamed(article.rest, language, names, repetition),
      url: own(url),
      guid: own(guid),
      publishedAt,
      seenAt: publishedAt,
    };
  }
}
