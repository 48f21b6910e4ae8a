/**
 * The document with the faults taken out that JSON parsers refuse: control characters inside strings, commas before a
 * closing bracket, and a missing end, where the last value that is whole is kept and what is open is closed. One pass.
 */
export function repairJson(source: string): string {
  const open: string[] = [];
  const parts: string[] = [];
  /** Where in `parts` the last whole element of a list or object ended, and what was open there. */
  let whole = { length: 0, open: '' };
  for (const [token] of source.matchAll(TOKEN)) {
    const [first = ''] = token;
    if (first === '"') {
      if (!isEnded(token)) break;
      parts.push(token.replace(CONTROLS, ' '));
    } else if (first === '{' || first === '[') {
      parts.push(token);
      open.push(first === '{' ? '}' : ']');
    } else if (first === '}' || first === ']') {
      if (parts.at(-1) === ',') parts.pop();
      parts.push(token);
      if (open.pop() !== first) break;
      whole = { length: parts.length, open: open.toReversed().join('') };
      if (open.length === 0) return parts.join('');
    } else parts.push(token);
  }
  return parts.slice(0, whole.length).join('') + whole.open;
}

/** A string, which the end of the document may cut off; a sign; or a number or name. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/gs;

const CONTROLS = /[\u0000-\u001f]/g;

function isEnded(token: string): boolean {
  return token.length > 1 && token.endsWith('"') && !/(?<!\\)(?:\\\\)*\\"$/.test(token);
}
