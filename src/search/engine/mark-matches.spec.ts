import { readdirSync, readFileSync } from 'node:fs';
import { makeCandidate } from '../../../test/support/article-factory.js';
import { isUnspaced } from '../../analysis/words.js';
import { parseText } from '../parse-text.js';
import { internalQuery } from '../search-query.js';
import { markMatches } from './mark-matches.js';

const FOLDER = new URL('../../../test/fixtures/sentences/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.tsv', ''));

const titlesIn = (language: string): string[] =>
  readFileSync(new URL(`${language}.tsv`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]!);

/** With the apostrophes, hyphens and joiners inside. */
const WORD = /[\p{L}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu;
/** A longer run of a script without spaces is several words, of which single characters are not required. */
const isSeveral = (text: string): boolean => isUnspaced(text) && Array.from(text).length > 4;

describe(markMatches.name, () => {
  it.each(LANGUAGES)('marks each word of a headline in %s that is typed as it stands', (language) => {
    const missed: string[] = [];
    for (const title of titlesIn(language)) {
      for (const { 0: typed, index } of title.matchAll(WORD)) {
        if (isSeveral(typed)) continue;
        const parsed = parseText(typed);
        const query = internalQuery({ intent: 'text', text: typed, parsed, language, wanted: 1 });
        const article = { ...makeCandidate({ title, preview: '' }), language };
        const spans = markMatches(query)(article, false).title;
        const rest = Array.from(typed, (letter, i) => ({ letter, at: index + i })).filter(
          ({ letter, at }) =>
            /[\p{L}\p{N}]/u.test(letter) && !spans.some(([start, end]) => start <= at && at < end),
        );
        if (rest.length > 0)
          missed.push(`${typed}: ${spans.map(([start, end]) => title.slice(start, end)).join()}`);
      }
    }
    expect(missed).toEqual([]);
  });
});
