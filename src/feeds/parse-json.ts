/** Parses JSON, and repairs common mistakes of publishers. @throws SyntaxError if it cannot be repaired */
export function parseLenientJson(source: string): unknown {
  const spaced = source.replace(CONTROLS, ' ');
  try {
    return JSON.parse(spaced);
  } catch {
    return JSON.parse(repairJson(spaced));
  }
}

/** Control characters such as line breaks, which JSON does not permit inside strings, but some feeds have there. */
const CONTROLS = /[\u0000-\u001f]/g;

/** Words of programming languages for a missing value or number, which JSON does not know. */
const NO_VALUE = /(?:NaN|undefined|None|-?Infinity)\b/y;

const VALID_ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** A colon after a string shows that the string is the name of a member. */
const AFTER_NAME = /\s{0,200}:/y;
const AFTER_MEMBER =
  /\s{0,200}(?:,\s{0,200}"[^"\\]{0,200}"\s{0,200}:|(?:,\s{0,200})?\}\s{0,200}(?:[,\]}]|[^\s"]?$|<!--))/y;
const AFTER_ELEMENT =
  /\s{0,200}(?:,\s{0,200}(?:["{[\d-]|true|false|null)|(?:,\s{0,200})?\]\s{0,200}(?:[,\]}]|$))/y;

/**
 * Repairs JSON: escapes quotes inside strings, replaces values such as `NaN` by `null`, removes invalid backslashes and
 * trailing commas, and ends after the first value. Linear in the source.
 */
function repairJson(source: string): string {
  const parts: string[] = [];
  const open: string[] = [];
  let copied = 0;
  let isName = false;
  /** Position of the last comma while only white space follows it; -1 otherwise. */
  let comma = -1;
  const replace = (start: number, end: number, by: string): void => {
    parts.push(source.slice(copied, start), by);
    copied = end;
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!;
    if (character === '{' || character === '[') open.push(character);
    else if (character === '}' || character === ']') {
      if (comma >= 0) replace(comma, comma + 1, '');
      open.pop();
    } else if (matchesAt(NO_VALUE, source, at)) {
      replace(at, NO_VALUE.lastIndex, 'null');
      at = NO_VALUE.lastIndex - 1;
    } else if (character === '"') at = endOfString(source, at, afterString(open.at(-1), isName), replace);
    if (character !== ' ') comma = character === ',' ? at : -1;
    if (character !== ' ') isName = character === '{' || (character === ',' && open.at(-1) === '{');
    if (open.length === 0 && (character === '}' || character === ']'))
      return parts.join('') + source.slice(copied, at + 1);
  }
  return parts.join('') + source.slice(copied);
}

function afterString(container: string | undefined, isName: boolean): RegExp {
  if (container !== '{') return AFTER_ELEMENT;
  return isName ? AFTER_NAME : AFTER_MEMBER;
}

function endOfString(
  source: string,
  start: number,
  after: RegExp,
  replace: (start: number, end: number, by: string) => void,
): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') {
      if (!matchesAt(VALID_ESCAPE, source, at)) replace(at, at + 1, '');
      at++;
    } else if (source[at] === '"') {
      if (matchesAt(after, source, at + 1)) return at;
      replace(at, at + 1, '\\"');
    }
  }
  return source.length;
}

function matchesAt(sticky: RegExp, source: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(source);
}
