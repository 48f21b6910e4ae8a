import { decodeHTML } from 'entities';

/**
 * Whether a value agrees with one of the expected ones; null when the expectation is outside what the field can
 * hold (an address that is not http, a date before 1990).
 */
export function agrees(field, actual, expected, feed, context) {
  switch (field) {
    case 'title':
      return expected.some((value) => readings(value).has(squash(actual ?? '')));
    case 'text':
      return (
        expected.some((value) => sameText(actual ?? '', value)) ||
        (expected.every((value) => squash(plain(value)) === '') ? null : false)
      );
    case 'date': {
      const possible = expected.filter((value) => value >= 631_152_000);
      return possible.length === 0 ? null : possible.includes(actual);
    }
    case 'language':
      return expected.some((value) => value.toLowerCase().replace('_', '-') === (actual ?? '').toLowerCase());
    default: {
      const possible = expected.filter((value) => isWeb(value, context.url));
      if (possible.length === 0) return null;
      return possible.some((value) => resolutions(value, feed, context).has(actual));
    }
  }
}

function isWeb(value, base) {
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}

/** Others leave addresses as written, or resolve them against the document. */
function resolutions(value, feed, context) {
  const bases = [context.url, feed?.link].filter(Boolean);
  return new Set(bases.map((base) => new URL(value.trim(), base).href));
}

/** Others keep a text as HTML, or decode it once less. */
function readings(value) {
  const once = plain(value);
  return new Set([squash(value), squash(decodeHTML(value)), squash(once), squash(plain(once))]);
}

/** A text may be bounded, and lack the boilerplate at its end. */
function sameText(actual, value) {
  const own = squash(actual);
  if (own === '') return false;
  for (const reading of readings(value)) {
    if (reading === own) return true;
    if (reading.startsWith(own) && (actual.length >= 1_900 || own.length > reading.length * 0.5)) return true;
  }
  return false;
}

/** The text of HTML, independent of the converter under test. */
function plain(html) {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|noscript|figcaption|iframe|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?[a-z!?][^>]*>/gi, '');
  return decodeHTML(bare);
}

/** White space and invisible marks are laid out differently by everybody. */
function squash(text) {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]+/g, '');
}
