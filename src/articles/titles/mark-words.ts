import { fold } from '../../text/fold.js';
import { splitWords } from '../../text/words.js';
import { settleTitle } from './settle-title.js';
import { MARK } from './title-marks.js';
import { titleVocabulary, type TitleVocabulary } from './title-vocabulary.js';

const MAX_WORD_LENGTH = 64;

const ASCII_LETTERS = /^[a-z]+$/;
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Single characters that are words, not rests of them. */
const SAYS_ALONE =
  /[\p{N}\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/u;
const NUMBER_AND_UNIT = /^(\p{N}[\p{N}_]*)(\p{L}+)$|^(\p{L}+)(\p{N}[\p{N}_]*)$/u;

const PARTICLE = '(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$';
/** Clings to a Korean word of at least two syllables, or stands behind a closing quotation mark. */
const KOREAN_PARTICLE_OF_NUMBER = new RegExp(`(?<=^[\uac00-\ud7af])${PARTICLE}`);
const KOREAN_PARTICLE = new RegExp(`(?<=^[\uac00-\ud7af]{2,})${PARTICLE}`);
const LONE_PARTICLE = new RegExp(`^${PARTICLE}`);

/** A Hebrew letter that counts: חלק א'. */
const COUNTING_LETTER = /(?<![\p{L}\p{M}])[א-ת](?=['׳’](?!\p{L}))/gu;

/** A capital letter on its own, which names what it stands beside: Plan B, Group C. */
const LONE_CAPITAL = /(?<![\p{L}\p{N}'’.])\p{Lu}(?![\p{L}\p{N}'’.])/gu;
const ROMAN_NUMERAL = /^(?=[ivx]{2})x{0,2}(?:ix|iv|v?i{0,3})$/;

/** Short forms of what is counted, behind a number: `38bn`, `38 bn` and `38 billion` are one. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['k', 'thousand'],
  ['m', 'million'],
  ['mn', 'million'],
  ['mln', 'million'],
  ['b', 'billion'],
  ['bn', 'billion'],
  ['tn', 'trillion'],
  ['mio', 'millionen'],
  ['mrd', 'milliarden'],
  ['млн', 'миллионов'],
  ['млрд', 'миллиардов'],
]);

/** Words of a text in order, runs of scripts without spaces whole. */
function wholeWords(text: string, language: string): string[] {
  const whole: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) whole[whole.length - 1] += Array.from(word).at(-1)!;
    else whole.push(word);
  }
  return whole;
}

function loneCapitals(text: string, language: string): ReadonlySet<string> {
  const found = /\p{Ll}/u.test(text) ? text.match(LONE_CAPITAL) : null;
  return new Set((found ?? text.match(COUNTING_LETTER) ?? []).map((letter) => fold(letter, language)));
}

function marked(word: string, vocabulary: TitleVocabulary, capitals: ReadonlySet<string>): string {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  if (word.length === 1 && !SAYS_ALONE.test(word)) {
    return (capitals.has(word) ? MARK.number : MARK.function) + word;
  }
  if (LONE_PARTICLE.test(word)) return MARK.function + word;
  if (ROMAN_NUMERAL.test(word)) return MARK.number + word;
  if (ASCII_LETTERS.test(word)) return word;
  if (/^\p{N}/u.test(word)) return MARK.number + word.replace(/^0+(?=\p{N})/u, '');
  return UNSPACED.test(word) ? MARK.run + word : word.replace(KOREAN_PARTICLE, '');
}

/**
 * The words of a headline, folded and marked by what they do. `38bn` is the number 38 and a word.
 *
 * @param language analysis language.
 */
export function markWords(headline: string, language: string): string[] {
  const vocabulary = titleVocabulary(language);
  const capitals = loneCapitals(headline, language);
  const out: string[] = [];
  for (const word of wholeWords(settleTitle(headline), language)) {
    const parts = ASCII_LETTERS.test(word) ? null : NUMBER_AND_UNIT.exec(word);
    const pieces = parts === null ? [word] : [parts[1] ?? parts[3]!, parts[2] ?? parts[4]!];
    for (const piece of pieces) {
      const counted = out.at(-1)?.startsWith(MARK.number) ?? false;
      const unit = counted ? UNITS.get(piece) : undefined;
      out.push(
        unit ??
          marked(
            (counted ? piece.replace(KOREAN_PARTICLE_OF_NUMBER, '') : piece).slice(0, MAX_WORD_LENGTH),
            vocabulary,
            capitals,
          ),
      );
    }
  }
  return out.filter((word) => word !== '');
}

const CURRENCIES = /[$€£¥₹₽₺₩₴฿₫₪₱₦₸₼₾]/gu;

/** The signs of currencies in a headline, each once. */
export function markCurrencies(headline: string): string[] {
  return [...new Set(headline.match(CURRENCIES))].sort().map((sign) => MARK.currency + sign);
}

/** The words of a label or publisher's name, all with one mark. */
export function markAside(text: string, mark: string, language: string): string[] {
  return wholeWords(text, language).map((word) => mark + word.slice(0, MAX_WORD_LENGTH));
}
