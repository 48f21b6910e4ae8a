import { changed, LIMIT } from './search-corpus.mjs';
import { fromDist } from '../../lib/dist.mjs';

const { functionWordsOf, words } = await fromDist('analysis/words.js');
const { CandidateGroups } = await fromDist('articles/candidate-groups.js');
const { isAggregatorOf } = await fromDist('articles/urls.js');
const { selectDiverse } = await fromDist('articles/select-diverse.js');
const { RANKING_WEIGHTS } = await fromDist('search/engine/ranking.js');

/** Candidates enough to choose from where the pipeline does not ask for more itself. */
const ENOUGH = 200;

async function collect(next) {
  const found = [];
  for (let page = await next(new Set()); page !== null; page = await next(new Set())) {
    found.push(...page);
    if (found.length >= ENOUGH) break;
  }
  return found;
}

const weights = (change) => ({ weights: { ...RANKING_WEIGHTS, ...change } });

/** As if terms had been quoted: quoted ones are neither widened to their forms nor left out. */
function quote(isQuoted) {
  return (query) => {
    const quoted = (term) => ({ ...term, phrase: term.phrase || isQuoted(term, query.language) });
    const groups = query.parsed.groups.map((group) => group.map(quoted));
    return { ...query, parsed: { ...query.parsed, groups } };
  };
}

const isFunctionWord = ({ text }, language) =>
  words(text, language).every((word) => functionWordsOf(language).has(word));

const onlyTheText = { title: RANKING_WEIGHTS.text, titleShare: 0, lead: 0, proximity: 0, coverage: 0 };

/** Each sign of relevance and each rule left out alone: its name and what is changed. */
const ABLATIONS = [
  ['nothing', {}],
  ['anything the title says', weights(onlyTheText)],
  ['all words in the title before others', weights({ title: RANKING_WEIGHTS.text })],
  ['part of the words in the title', weights({ titleShare: 0 })],
  ['how early in the title', weights({ lead: 0 })],
  ['how close together', weights({ proximity: 0 })],
  ['what else the title says', weights({ coverage: 0 })],
  ['the preview too', weights({ preview: 0 })],
  ['age', weights({ freshness: 1e-6 })],
  ['forms of words', { rewrite: quote((term, language) => !isFunctionWord(term, language)) }],
  ['dropping function words', { rewrite: quote(isFunctionWord) }],
  ['forms and dropping: what BM25 finds, in our order', { rewrite: quote(() => true) }],
  [
    'merging near-identical titles',
    { assembleBy: async (next) => selectDiverse(await collect(next), LIMIT) },
  ],
  [
    'source diversity',
    {
      assembleBy: async (next) => merge(await collect(next)).slice(0, LIMIT),
    },
  ],
];

function merge(candidates) {
  const groups = new CandidateGroups(isAggregatorOf(['msn.com']));
  for (const [rank, candidate] of candidates.entries()) groups.add(candidate, rank);
  return groups.representatives();
}

export const ablations = (corpus) => ABLATIONS.map(([name, change]) => [name, changed(corpus, change)]);
