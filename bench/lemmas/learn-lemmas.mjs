/** Letters of an ending at most, and letters that it leaves at least, as in `src/analysis/lemmas.ts`. */
const MAX_ENDING = 6;
const MIN_STEM = 2;
/** A longer ending is another rule if it is right for so many more words than the shorter one. */
const MIN_GAIN = 6;
/** An ending whose most frequent rule is right for a smaller share of its words is no ending. */
const MIN_SHARE = 0.5;
const UNCHANGED = '0|';

const node = () => ({ longer: new Map(), rules: new Map(), words: 0 });

/** The words by their endings, each with the number of words that a rule is right for. */
function countRules(words) {
  const root = node();
  for (const { form, lemmas } of words) {
    const [lemma] = lemmas;
    let shared = 0;
    while (shared < form.length && form[shared] === lemma[shared]) shared++;
    if (shared < MIN_STEM && form !== lemma) continue;
    const removed = form.length - shared;
    const rule = `${removed}|${lemma.slice(shared)}`;
    let at = root;
    for (let length = 0; ; length++) {
      at.words++;
      if (length >= removed) at.rules.set(rule, (at.rules.get(rule) ?? 0) + 1);
      if (length >= MAX_ENDING || length >= form.length - MIN_STEM) break;
      const letter = form[form.length - 1 - length];
      if (!at.longer.has(letter)) at.longer.set(letter, node());
      at = at.longer.get(letter);
    }
  }
  return root;
}

/**
 * Learns by which endings the forms of a language lead to their lemmas.
 *
 * @returns pairs of the ending of a form and that of its lemma; the longest that fits a word decides.
 */
export function learnEndings(words) {
  const endings = [];
  const learn = (at, ending, inherited) => {
    const count = (rule) => at.rules.get(rule) ?? 0;
    const isSure = (rule) => count(rule) >= MIN_SHARE * at.words;
    let best = inherited;
    for (const rule of at.rules.keys()) if (count(rule) > count(best)) best = rule;
    if (!isSure(best)) best = UNCHANGED;
    const isBetter = count(best) - count(inherited) >= MIN_GAIN || (best === UNCHANGED && !isSure(inherited));
    const rule = best !== inherited && isBetter ? best : inherited;
    if (rule !== inherited) {
      const [removed, added] = rule.split('|');
      endings.push([ending, ending.slice(0, ending.length - Number(removed)) + added]);
    }
    for (const [letter, longer] of at.longer)
      if (longer.words >= MIN_GAIN) learn(longer, letter + ending, rule);
  };
  learn(countRules(words), '', UNCHANGED);
  return endings;
}

/** The lemma to which the endings lead. */
export function byEndings(endings) {
  const known = new Map(endings);
  return (word) => {
    for (let length = Math.min(MAX_ENDING, word.length - MIN_STEM); length > 0; length--) {
      const lemma = known.get(word.slice(-length));
      if (lemma !== undefined) return word.slice(0, -length) + lemma;
    }
    return word;
  };
}

/** The lemmas with their forms for which the endings are wrong. */
export function exceptions(words, lemmaOf) {
  const lines = new Map();
  const add = (lemma, form) => {
    const forms = lines.get(lemma) ?? new Set();
    lines.set(lemma, form === lemma ? forms : forms.add(form));
  };
  for (const { form, lemmas } of words) {
    if (lemmas.length === 1 && lemmas[0] === lemmaOf(form)) continue;
    for (const lemma of lemmas) add(lemma, form);
  }
  for (const { lemmas } of words) for (const lemma of lemmas) if (lemmaOf(lemma) !== lemma) add(lemma, lemma);
  return lines;
}
