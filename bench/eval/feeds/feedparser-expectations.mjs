/**
 * Reads the expectations that feedparser's test documents carry in a comment, as far as they are about fields this
 * service has: `entries[0]['title'] == 'Example'`, `feed.link == '…'`, `entries[0]['updated_parsed'] == (…)`.
 * Conditions joined by `or`, and those about other fields, are passed over.
 */

const CONDITION =
  /(feed|entries\[(\d+)\])((?:\.\w+|\[u?'\w+'\]|\[\d+\])+)\s*==\s*(u?'(?:[^'\\]|\\.)*'|u?"(?:[^"\\]|\\.)*"|\([\d, ]+\))/g;

const FIELDS = {
  title: 'title',
  link: 'link',
  summary: 'text',
  description: 'text',
  'content.0.value': 'text',
  published_parsed: 'date',
  updated_parsed: 'date',
  language: 'language',
  'media_thumbnail.0.url': 'image',
};

const FEED_FIELDS = new Set(['title', 'link', 'language']);

export function feedparserExpectations(source) {
  const line = /Expect:\s*(.*)/.exec(source)?.[1] ?? '';
  if (/\bor\b/.test(line.replace(/'[^']*'|"[^"]*"/g, ''))) return [];
  return [...line.matchAll(CONDITION)].flatMap(([, scope, index, path, literal]) => {
    const keys = path
      .replace(/^\.|\[u?'?/g, '.')
      .replace(/'?\]/g, '')
      .replace(/^\./, '');
    const field = FIELDS[keys];
    if (field === undefined || (scope === 'feed' && !FEED_FIELDS.has(field))) return [];
    return [
      { item: scope === 'feed' ? null : Number(index), field, expected: [pythonValue(literal, field)] },
    ];
  });
}

/** The charset the document is expected to be read in; null when it says none. */
export function expectedCharset(source) {
  return /\bencoding == '([\w-]+)'/.exec(source)?.[1] ?? null;
}

/** Headers the document is to be served with. */
export function servedHeaders(source) {
  const headers = {};
  for (const [, name, value] of source.matchAll(/^Header:\s*([\w-]+):\s*(.*)$/gm))
    headers[name.toLowerCase()] = value.trim();
  return headers;
}

function pythonValue(literal, field) {
  if (literal.startsWith('(')) {
    const [year, month, day, hours, minutes, seconds] = literal.match(/\d+/g).map(Number);
    return Date.UTC(year, month - 1, day, hours, minutes, seconds) / 1000;
  }
  const text = literal.replace(/^u/, '').slice(1, -1);
  const decoded = text.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gi,
    (_, x, u, long, other) => {
      if (x ?? u ?? long) return String.fromCodePoint(Number.parseInt(x ?? u ?? long, 16));
      return { n: '\n', t: '\t', r: '\r' }[other] ?? other;
    },
  );
  return field === 'date' ? Date.parse(decoded) / 1000 : decoded;
}
