import { parseHostName } from '../../config/parse-host-name.js';

/** Length in Unicode code points: what a person would count, nearly. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function readText(longest: number): (text: string) => string {
  return (text) => {
    const length = lengthOf(text);
    if (length > longest) throw new Error(`must have at most ${longest} characters, not ${length}`);
    return text;
  };
}

/** Digits only: a sign, a point or an exponent is more often a mistake than a wish. */
export function readInteger(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(value >= lowest && value <= highest)) {
      throw new Error(`must be a whole number from ${lowest} to ${highest}, not ${quote(text)}`);
    }
    return value;
  };
}

export function readOneOf<const T extends string>(
  values: readonly T[],
  anyCase = false,
): (text: string) => T {
  return (text) => {
    const typed = anyCase ? text.toLowerCase() : text;
    const value = values.find((candidate) => candidate === typed);
    if (value === undefined) throw new Error(`must be one of ${values.join(', ')}, not ${quote(text)}`);
    return value;
  };
}

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

export function readFlag(text: string): boolean {
  const typed = text.toLowerCase();
  if (!Object.hasOwn(FLAGS, typed)) throw new Error(`must be true, false, 1 or 0, not ${quote(text)}`);
  return FLAGS[typed]!;
}

/** Comma-separated host names; an empty entry, as after a final comma, is overlooked. */
export function readHostNames(longest: number): (text: string) => string[] {
  return (text) => {
    readText(longest)(text);
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    const refused = entries.filter((entry) => parseHostName(entry) === null);
    if (refused.length > 0 || entries.length === 0) {
      const named = refused.length === 0 ? 'nothing' : refused.map(quote).join(', ');
      throw new Error(`must be host names such as bbc.co.uk, separated by commas, not ${named}`);
    }
    return entries.map((entry) => parseHostName(entry)!);
  };
}

/** The caller's own words in a sentence of ours, cut where they grow long. */
export function quote(text: string): string {
  return lengthOf(text) > 60 ? `"${[...text].slice(0, 60).join('')}…"` : `"${text}"`;
}
