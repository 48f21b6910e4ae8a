import { fold } from '../analysis/fold.js';
import { dataOf, perLanguage } from '../languages/find-language.js';
import { findCity, inflectsPlaceNames } from './find-place.js';

export const withoutApostrophes = (text: string): string => text.replace(/['’‘\u02bb\u02bc`´]/g, '');

/** A word of a text, with the characters between the previous word and it. */
export class TextWord {
  private folded: string | null = null;

  constructor(
    private readonly raw: string,
    private readonly language: string,
    readonly before: string,
  ) {}

  get text(): string {
    return (this.folded ??= withoutApostrophes(fold(this.raw, this.language)));
  }

  /** Whether the word's script has capitals. Georgian counts as without, because it has capitals only in headlines. */
  get hasCase(): boolean {
    return this.raw.toLowerCase() !== this.raw.toUpperCase() && !/[\u10d0-\u10ff]/.test(this.raw);
  }

  get isCity(): boolean {
    return this.isCapital && findCity(this.raw) !== null;
  }

  /** Whether the word is a form of the name of a seat of government in any other country than this one. */
  isSeatBeside(country: string): boolean {
    const forms = [0, 1, 2].slice(0, inflectsPlaceNames(this.language) ? 3 : 1);
    const cities = forms.map((letters) => findCity(this.raw.slice(0, this.raw.length - letters)));
    return cities.some((city) => city?.isSeat === true && city.country !== country);
  }

  /** Whether the word may be a region's code: `NSW`, `Va`, but not `no`, a Portuguese word and the code of Norway. */
  get mayBeCode(): boolean {
    return this.raw.length > 3 || this.isCapital;
  }

  get isCapital(): boolean {
    return this.raw !== this.raw.toLowerCase();
  }
}

const TOKEN = /[\p{L}\p{N}\p{M}]+/gu;
/** A word in a language in which an apostrophe is part of words (`Sana'a`), without a possessive s (`King's`). */
const TOKEN_WITH_APOSTROPHE = /[\p{L}\p{N}\p{M}]+(?:['’‘\u02bb\u02bc`´](?!s(?!\p{L}))[\p{L}\p{M}]+)*/gu;
const tokenIn = perLanguage((language) =>
  language === 'en' || dataOf(language).forms?.apostropheInside ? TOKEN_WITH_APOSTROPHE : TOKEN,
);

/** The words of a text in order, and an empty one after the last, which has the characters behind it. */
export function textWordsOf(text: string, language: string): TextWord[] {
  const found: TextWord[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenIn(language))) {
    const [raw] = match;
    found.push(new TextWord(raw, language, text.slice(end, match.index)));
    end = match.index + raw.length;
  }
  found.push(new TextWord('', language, text.slice(end)));
  return found;
}
