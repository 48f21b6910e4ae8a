import { DICTIONARY } from './dictionary.js';

/** Where and how much: numbers that each mutation takes as it needs, so that any can be shrunk towards nothing. */
export interface Edit {
  kind: string;
  at: number;
  length: number;
  pick: number;
}

/** Documents as Latin-1: a character a byte. */
type Mutation = (document: string, edit: Edit, donor: string) => string;

const replace = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

const place = (text: string, at: number): number => (text === '' ? 0 : at % text.length);

/** The nth match of a pattern, counted around; null when there is none. */
function nth(text: string, pattern: RegExp, n: number): RegExpExecArray | null {
  const matches = [...text.matchAll(pattern)];
  return matches[n % Math.max(matches.length, 1)] ?? null;
}

const TAG = /<\/?[\w:.-]+[^<>]*>/g;
const CONTENT = /(?<=<[\w:.-]+[^<>]*>)[^<]+(?=<\/)|(?<="[\w.-]+"\s*:\s*")[^"]*/g;
const VALUE = /(?<=[\w:.-]=")[^"<]*(?=")/g;
const ELEMENT = /<([\w:.-]+)[^<>]*>[^<]*<\/\1>/g;

const word = (pick: number): string => DICTIONARY[pick % DICTIONARY.length] ?? '';

/** Replaces what a pattern finds by a word of the dictionary or by what it finds in another document. */
const exchange =
  (pattern: RegExp): Mutation =>
  (document, { at, pick }, donor) => {
    const found = nth(document, pattern, at);
    if (found === null) return document;
    const by = pick % 3 === 0 ? (nth(donor, pattern, pick)?.[0] ?? '') : word(pick);
    return replace(document, found.index, found.index + found[0].length, by);
  };

const toUtf16 = (text: string): Buffer =>
  Buffer.from(Buffer.from(text, 'latin1').toString('utf8'), 'utf16le');

/** By name; each keeps enough of a document's structure for the readers behind the tokenizer to be reached. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  remove: (text, { at, length }) => replace(text, place(text, at), place(text, at) + length, ''),
  insert: (text, { at, pick }) => replace(text, place(text, at), place(text, at), word(pick)),
  overwrite: (text, { at, pick }) =>
    replace(text, place(text, at), place(text, at) + word(pick).length, word(pick)),
  truncate: (text, { at }) => text.slice(0, place(text, at)),
  behead: (text, { at }) => text.slice(place(text, at)),
  repeat(text, { at, length, pick }) {
    const start = place(text, at);
    return replace(text, start, start, text.slice(start, start + length).repeat(1 + (pick % 30)));
  },
  flip(text, { at, pick }) {
    const start = place(text, at);
    return replace(
      text,
      start,
      start + 1,
      String.fromCharCode((text.charCodeAt(start) || 0) ^ (1 << (pick % 8))),
    );
  },
  splice(text, { at, pick }, donor) {
    const [cut, from] = [nth(text, TAG, at), nth(donor, TAG, pick)];
    return cut === null || from === null ? text : text.slice(0, cut.index) + donor.slice(from.index);
  },
  graft(text, { at, pick }, donor) {
    const [cut, element] = [nth(text, TAG, at), nth(donor, ELEMENT, pick)];
    return cut === null || element === null ? text : replace(text, cut.index, cut.index, element[0]);
  },
  nest(text, { at, pick }) {
    const element = nth(text, ELEMENT, at);
    if (element === null) return text;
    const [tag, depth] = [element[1] ?? 'b', 1 + (pick % 300)];
    const inside = `<${tag}>`.repeat(depth) + element[0] + `</${tag}>`.repeat(depth);
    return replace(text, element.index, element.index + element[0].length, inside);
  },
  untag(text, { at }) {
    const tag = nth(text, TAG, at);
    return tag === null ? text : replace(text, tag.index, tag.index + tag[0].length, '');
  },
  recase(text, { at }) {
    const tag = nth(text, TAG, at);
    return tag === null ? text : replace(text, tag.index, tag.index + tag[0].length, tag[0].toUpperCase());
  },
  escape(text, { at, length, pick }) {
    const start = place(text, at);
    let range = text.slice(start, start + length * 4);
    for (let times = 0; times <= pick % 3; times++)
      range = range.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return replace(text, start, start + length * 4, range);
  },
  unescape: (text, { at }) => {
    const entity = nth(text, /&(?:lt|gt|amp|quot);/g, at);
    const meant = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }[entity?.[0] ?? ''] ?? '';
    return entity === null ? text : replace(text, entity.index, entity.index + entity[0].length, meant);
  },
  text: exchange(CONTENT),
  attribute: exchange(VALUE),
  encoding: (text, { pick }) => {
    const label = ['utf-16', 'windows-1251', 'shift_jis', 'gb18030', 'iso-2022-jp', 'utf-8', 'nonsense'][
      pick % 7
    ];
    return text.replace(/encoding=(["'])[^"']*\1/, `encoding="${label}"`);
  },
  transcode(text, { pick }) {
    const wide = toUtf16(text);
    const marked = pick & 1 ? Buffer.concat([Buffer.from([0xff, 0xfe]), wide]) : wide;
    return (pick & 2 ? Buffer.from(marked).swap16() : marked).toString('latin1');
  },
};

export function mutate(document: Buffer, edits: readonly Edit[], donor: Buffer): Buffer {
  const other = donor.toString('latin1');
  let text = document.toString('latin1');
  for (const edit of edits) {
    // A hostile size is another test's matter; here many small documents are worth more than few large ones.
    if (text.length < 400_000) text = MUTATIONS[edit.kind]?.(text, edit, other) ?? text;
  }
  return Buffer.from(text, 'latin1');
}
