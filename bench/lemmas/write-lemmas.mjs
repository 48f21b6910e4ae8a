/**
 * Writes `src/languages/LANGUAGE/lemmas.txt`: endings learned from all words of a dictionary, and the words for which they are
 * wrong, of the most frequent ones.
 *
 *   npm run build && node bench/lemmas/write-lemmas.mjs FOLDER LANGUAGE …
 *
 * `FOLDER` has the output of `read-dictionaries.py`. Corrections belong in `additions.tsv`, which replaces
 * what the dictionary has of a form; a form of several lemmas has several lines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';
import { ADDITIONS, readDictionary } from './dictionary.mjs';
import { byEndings, exceptions, learnEndings } from './learn-lemmas.mjs';

const { fold } = await fromDist('analysis/fold.js');

/** Words whose exceptions are listed, the most frequent. */
const WORDS = 25_000;
const HEAD = `# A lemma, then its forms to which the endings do not lead; alone, a word whose ending misleads.
# After a hyphen, the ending of a lemma, then endings of its forms: the longest that fits a word decides.
# Written by bench/lemmas/write-lemmas.mjs, which has a list of corrections. Licence: src/languages/LEMMAS.md
`;

const sorted = (lines) => lines.sort((a, b) => (a < b ? -1 : 1));

/** The most frequent spelling of each folded word. */
function spellings(folder, language, additions) {
  const found = new Map();
  const add = (word) => {
    const folded = fold(word, language);
    if (!found.has(folded)) found.set(folded, word);
  };
  for (const [, form, lemma] of additions) [form, lemma].forEach(add);
  for (const line of readFileSync(join(folder, `${language}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const [word, , lemmas] = line.split('\t');
    [word, ...lemmas.split(',').filter(Boolean)].forEach(add);
  }
  return (folded) => found.get(folded) ?? folded;
}

const [folder, ...languages] = process.argv.slice(2);
for (const language of languages) {
  const additions = ADDITIONS.filter(([of]) => of === language);
  const corrected = Map.groupBy(
    additions.map((line) => line.slice(1).map((word) => fold(word, language))),
    ([form]) => form,
  );
  const dictionary = readDictionary(folder, language).filter(({ form }) => !corrected.has(form));
  const endings = learnEndings(dictionary);
  const added = [...corrected].map(([form, lines]) => ({ form, lemmas: lines.map(([, lemma]) => lemma) }));
  const listed = exceptions(
    [...dictionary.filter(({ frequency }) => frequency > 1).slice(0, WORDS), ...added],
    byEndings(endings),
  );
  const byLemma = Map.groupBy(endings, ([, lemma]) => lemma);
  const spelt = spellings(folder, language, additions);
  const lines = [
    ...sorted(
      [...byLemma].map(([lemma, forms]) =>
        [lemma, ...forms.map(([form]) => form)].map((one) => `-${one}`).join(' '),
      ),
    ),
    ...sorted([...listed].map(([lemma, forms]) => [lemma, ...forms].map(spelt).join(' '))),
  ];
  writeFileSync(
    new URL(`../../src/languages/${language}/lemmas.txt`, import.meta.url),
    `${HEAD}${lines.join('\n')}\n`,
  );
  console.log(`${language}: ${endings.length} endings, ${listed.size} lemmas`);
}
