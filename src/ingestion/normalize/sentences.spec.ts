import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import type { IndexArticle } from '../../index/index-article.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { resolveLanguage } from './resolve-language.js';
import { supportedLanguage } from '../../languages/find-language.js';
import { EmbeddedIndex } from '../../search/providers/embedded/embedded-index.js';
import { aQuery, readRelaxed } from '../../../test/contracts/article-index.contract.js';

/** One invented headline, its text, and a query as somebody in a hurry types it. */
interface Sentence {
  language: string;
  title: string;
  preview: string;
  lazy: string;
}

/** What must be found or recognised, of all. Held-out headlines are few a language and the rules are not made for them. */
const LAZY = 0.9;
const LAZY_HELD_OUT = 0.5;
const RECOGNISED = 0.95;
/** Bosnian, Croatian and Serbian in Latin letters are often one text: only its origin distinguishes them. */
const RECOGNISED_LESS: Readonly<Record<string, number>> = { bs: 0.6, hr: 0.75, sr: 0.75 };

const NOW = Math.floor(Date.now() / 1000);

function readSentences(kind: string): Sentence[] {
  const folder = new URL(`../../../test/fixtures/${kind}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => {
      const [, ...lines] = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
      return lines.map((line) => {
        const [title = '', preview = '', lazy = ''] = line.split('\t');
        return { language: file.slice(0, -'.tsv'.length), title, preview, lazy };
      });
    });
}

const SENTENCES = { sentences: readSentences('sentences'), heldOut: readSentences('sentences-held-out') };
const ALL = [...SENTENCES.sentences, ...SENTENCES.heldOut];
const LANGUAGES = [...new Set(ALL.map(({ language }) => language))].sort();
const urlOf = (sentence: Sentence): string => `https://paper-${ALL.indexOf(sentence)}.example/`;

function articleOf(sentence: Sentence): IndexArticle {
  const url = urlOf(sentence);
  const domain = new URL(url).host;
  return {
    feed: `${url}rss`,
    guid: url,
    url,
    title: sentence.title,
    source: domain,
    domain,
    sourceName: 'Paper',
    publishedAt: NOW - 3600,
    imageUrl: null,
    preview: sentence.preview,
    rest: '',
    language: sentence.language,
    country: null,
    categories: [],
    seenAt: NOW,
  };
}

const own = (sentences: Sentence[], language: string): Sentence[] =>
  sentences.filter((sentence) => sentence.language === language);
const longestWords = (title: string, count: number): string =>
  [...(title.match(/[\p{L}\p{M}\p{N}\u200c\u200d'’ʻ‘]{3,}/gu) ?? [title])]
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .join(' ');

describe.each(LANGUAGES)('a search in %s', (language) => {
  it('finds headlines by their own words, and by the same words typed in a hurry', async () => {
    const [usual, held] = [own(SENTENCES.sentences, language), own(SENTENCES.heldOut, language)];
    expect(await missed([...usual, ...held], ({ title }) => longestWords(title, 2))).toEqual([]);
    expect(await found(usual, ({ lazy }) => lazy)).toBeGreaterThanOrEqual(LAZY);
    if (held.length > 0) expect(await found(held, ({ lazy }) => lazy)).toBeGreaterThanOrEqual(LAZY_HELD_OUT);
  });

  it('recognises the language of its articles by title and preview', () => {
    const sentences = [...own(SENTENCES.sentences, language), ...own(SENTENCES.heldOut, language)];
    const recognised = sentences.filter(({ title, preview }) => {
      const text = `${title}\n${preview}`;
      const tag = resolveLanguage({ item: null, feed: null, list: null, country: null, text });
      return supportedLanguage(tag)?.code === language;
    });
    const least = RECOGNISED_LESS[language] ?? Math.min(RECOGNISED, 1 - 1 / sentences.length);
    expect(recognised.length / sentences.length).toBeGreaterThanOrEqual(least);
  });
});

let dataDir: string;
let index: IndexReader;

beforeAll(() => {
  dataDir = freshFolder();
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  writer.write(ALL.map(articleOf));
  writer.close();
  index = IndexReader.open(dataDir);
});

afterAll(() => {
  index.close();
  rmSync(dataDir, { recursive: true });
});

/** Those that are not among the first ten answers to a query about them. */
async function missed(sentences: Sentence[], queryOf: (sentence: Sentence) => string): Promise<Sentence[]> {
  const lost: Sentence[] = [];
  for (const sentence of sentences) {
    const text = queryOf(sentence);
    const query = aQuery({ typed: text, language: sentence.language });
    const candidates = await readRelaxed(new EmbeddedIndex(index), query);
    if (!candidates.slice(0, 10).some(({ url }) => url === urlOf(sentence))) lost.push(sentence);
  }
  return lost;
}

async function found(sentences: Sentence[], queryOf: (sentence: Sentence) => string): Promise<number> {
  return 1 - (await missed(sentences, queryOf)).length / sentences.length;
}
