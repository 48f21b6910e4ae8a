import { dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';
import { listed, type CharacterNumerals, type NumberWords } from '../languages/language.js';
import { monthNames, type MonthNames } from './calendar.js';
import { words } from './words.js';

/** A word, or a part of one, that counts. */
export type NumberPart =
  | { kind: 'one' }
  | { kind: 'cardinal'; value: number; joined?: true }
  | { kind: 'scale'; value: number; alone: boolean }
  | { kind: 'ordinal'; value: number }
  | { kind: 'teen' }
  | { kind: 'joint' };

export interface NumberVocabulary {
  parts: ReadonlyMap<string, NumberPart>;
  /** The parts of a word that is a number in several; null for others, and in languages that write them apart. */
  compound: (word: string) => readonly NumberPart[] | null;
  onesFirst: boolean;
  /**
   * Scales from here on close what is before them, smaller ones only multiply what was said since the last: a thousand,
   * in Chinese ten thousand. Digits behind a scale are less: `bin 200`, `3万5000`.
   */
  leastScale: number;
}

/** Of scales that stand alone: `thousand` is 1,000, `million` could be any. */
const LARGEST_ALONE = 1000;

/** Ordinals in all their forms: stems and endings where the language lists those apart. */
function ordinalForms({ ordinals, ordinalEndings }: NumberWords): [number, string][] {
  const endings = ordinalEndings === undefined ? [''] : listed(ordinalEndings.replace('+', "''"));
  return listed(ordinals).flatMap((forms, i) =>
    forms === '-'
      ? []
      : forms
          .split('/')
          .flatMap((stem) =>
            endings.map((ending): [number, string] => [i + 1, stem + ending.replace("''", '')]),
          ),
  );
}

function scalesOf(scales: string | undefined): [string, NumberPart][] {
  return listed(scales).flatMap((entry) => {
    const [number = '', forms = ''] = entry.split(':');
    const value = Number(number);
    return forms
      .split('/')
      .map((form, i): [string, NumberPart] => [
        form,
        { kind: 'scale', value, alone: i === 0 && value <= LARGEST_ALONE },
      ]);
  });
}

function cardinalsOf(list: string | undefined, first: number, step: number): [string, NumberPart][] {
  return listed(list).flatMap((forms, i) =>
    forms === '-'
      ? []
      : forms
          .split('/')
          .map((form): [string, NumberPart] => [form, { kind: 'cardinal', value: first + i * step }]),
  );
}

function partsOf(table: NumberWords, folded: (form: string) => string): Map<string, NumberPart> {
  const parts = new Map<string, NumberPart>();
  const add = (form: string, part: NumberPart): void => {
    const key = folded(form);
    if (key !== '' && !/^\d/.test(key)) parts.set(key, part);
  };
  const cardinals = [
    ...cardinalsOf(table.cardinals, 2, 1),
    ...cardinalsOf(table.tens, 20, 10),
    ...cardinalsOf(table.hundreds, 200, 100),
  ];
  for (const form of listed(table.joint)) add(form, { kind: 'joint' });
  for (const form of listed(table.teen)) add(form, { kind: 'teen' });
  for (const [value, form] of ordinalForms(table)) add(form, { kind: 'ordinal', value });
  for (const form of listed(table.one)) add(form, { kind: 'one' });
  const counting = [...scalesOf(table.scales), ...cardinals];
  for (const prefix of listed(table.prefixes)) for (const [form, part] of counting) add(prefix + form, part);
  for (const [form, part] of counting) add(form, part);
  for (const prefix of listed(table.jointPrefix))
    for (const [form, part] of cardinals) add(prefix + form, { ...part, joined: true } as NumberPart);
  return parts;
}

/** Letters of a compound number: Italian duemila and Turkish ikiyüz have hardly more. */
const SHORTEST_COMPOUND = 6;
/** Most words are told to be none by as many letters. */
const BEGINNING = 2;

const noCompound = (): null => null;

function compoundOf(parts: ReadonlyMap<string, NumberPart>): NumberVocabulary['compound'] {
  const written = [...parts]
    .filter(([form, { kind }]) => kind !== 'ordinal' && form.length >= BEGINNING)
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length);
  const beginnings = new Set(written.map((form) => form.slice(0, BEGINNING)));
  const part = new RegExp(written.join('|'), 'g');
  const whole = new RegExp(`^(?:${written.join('|')}){2,}$`);
  return (word) => {
    if (word.length < SHORTEST_COMPOUND || !beginnings.has(word.slice(0, BEGINNING)) || !whole.test(word))
      return null;
    return word.match(part)!.map((form) => parts.get(form)!);
  };
}

const NONE: NumberVocabulary = { parts: new Map(), compound: noCompound, onesFirst: false, leastScale: 1000 };
function make(language: string): NumberVocabulary {
  const table = dataOf(language).numbers?.words;
  if (table === undefined) return NONE;
  const parts = partsOf(table, (form) => words(form, language).join(''));
  const compound = table.compound ? compoundOf(parts) : noCompound;
  return { parts, compound, onesFirst: table.onesFirst === true, leastScale: 1000 };
}

/**
 * Number words of a language whose words are parted by spaces, folded.
 * @param language analysis language.
 */
export const numberVocabulary = perLanguage(make);

/** The same of a script without spaces, as written in lower case; one is a number like others. */
export function characterVocabulary({ numbers: table, leastScale }: CharacterNumerals): NumberVocabulary {
  const { zero, one, ...numbers } = table;
  const parts = partsOf(numbers, (form) => form.normalize());
  for (const form of listed(one)) parts.set(form, { kind: 'cardinal', value: 1 });
  for (const form of listed(zero)) parts.set(form, { kind: 'cardinal', value: 0 });
  return { parts, compound: noCompound, onesFirst: false, leastScale };
}

/** What counts in a language and what stands beside it, folded. */
export interface QuantityWords {
  numbers: NumberVocabulary;
  months: MonthNames;
  romanOrdinals: boolean;
}

/** What may stand between a day and its month, in any language. */
export const LINKS: ReadonlySet<string> = new Set(listed(INTERNATIONAL.numbers!.dateLinks));

function makeQuantities(language: string): QuantityWords {
  return {
    numbers: numberVocabulary(language),
    months: monthNames(language),
    romanOrdinals: dataOf(language).numbers?.notation?.romanOrdinals === true,
  };
}

/** @param language analysis language. */
export const quantityWords = perLanguage(makeQuantities);
