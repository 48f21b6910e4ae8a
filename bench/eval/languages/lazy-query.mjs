import OpenCC from 'opencc-js';
import { INFLECTIONS } from './inflections.mjs';

const toTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' });
const toSimplified = OpenCC.Converter({ from: 'tw', to: 'cn' });
const KANA_BLOCKS_APART = 0x60;

/** Hiragana as katakana and katakana as hiragana. */
function otherKana(word) {
  if (/^[\u3041-\u3096]+$/.test(word))
    return word.replace(/./g, (c) => String.fromCharCode(c.charCodeAt(0) + KANA_BLOCKS_APART));
  return word.replace(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - KANA_BLOCKS_APART));
}

/** Letters without what a hurried hand leaves out. Cyrillic й is a key of its own and is typed. */
function unaccented(word) {
  return word
    .replace(/[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff]+/gu, (run) =>
      run.normalize('NFD').replace(/\p{Mn}/gu, ''),
    )
    .replace(/[đĐ]/g, 'd')
    .replace(/[łŁ]/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[øØ]/g, 'o')
    .replace(/ё/g, 'е')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[\u064b-\u0652\u0591-\u05c7]/g, '');
}

function inflected(word, language) {
  for (const [ending, other] of INFLECTIONS[language] ?? []) {
    if (ending instanceof RegExp ? ending.test(word) : word.endsWith(ending))
      return ending instanceof RegExp
        ? word.replace(ending, other)
        : word.slice(0, word.length - ending.length) + other;
  }
  return word;
}

/** The same words typed in a hurry: no accents, no capitals, other kana or Chinese form, the longest one inflected. */
export function lazyQuery(chosen, language) {
  const primary = language.split('-')[0];
  if (language === 'zh') return toTraditional(chosen.join(' '));
  if (language === 'zh-TW') return toSimplified(chosen.join(' '));
  if (primary === 'ja') return chosen.map(otherKana).join(' ');
  const typed = chosen.map((word) => unaccented(word.toLowerCase()));
  const longest = typed.reduce((a, b) => (b.length > a.length && !/\d/.test(b) ? b : a));
  return typed
    .map((word) =>
      word === longest && word.length > 3 && !/\d/.test(word) ? inflected(word, primary) : word,
    )
    .join(' ');
}
