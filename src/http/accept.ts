/** A media range of `Accept` with its quality from 0 to 1. */
interface MediaRange {
  /** In lower case, without parameters. */
  range: string;
  quality: number;
}

const TOKEN = String.raw`[!#$%&'*+.^_|~0-9a-z-]+`;
const RANGE = new RegExp(`^(?:\\*|\\*/\\*|${TOKEN}/(?:\\*|${TOKEN}))$`);

function readRanges(header: string): MediaRange[] {
  return header.split(',').flatMap((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
    const quality = weight === undefined ? 1 : Number(weight);
    if (!RANGE.test(range) || !(quality >= 0 && quality <= 1)) return [];
    // Java's own client sends `*`.
    return [{ range: range === '*' ? '*/*' : range, quality }];
  });
}

/**
 * The first of the available types with the highest quality (RFC 9110 section 12.5.1). Among equals, a type that the
 * client names precedes one that it accepts by a wildcard, in the order in which it names them.
 *
 * @param header value of `Accept`; a missing one, or one without any valid range, accepts everything.
 * @param accepts by available type: whether a range that is not a wildcard means it.
 * @returns null where the client accepts none.
 */
export function chooseType<T extends string>(
  header: string | undefined,
  accepts: Record<T, (range: string) => boolean>,
): T | null {
  const types = Object.keys(accepts) as T[];
  const ranges = readRanges(header ?? '');
  if (ranges.length === 0) return types[0]!;
  const rated = types.map((type) => {
    const named = ranges.findIndex(({ range }) => accepts[type](range));
    const index = named === -1 ? wildcardFor(ranges) : named;
    const quality = ranges[index]?.quality ?? 0;
    return { type, quality, place: named === -1 ? Infinity : named };
  });
  const [best] = rated
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || (a.place === b.place ? 0 : a.place - b.place));
  return best?.type ?? null;
}

/** The index of the most specific wildcard for a type of `application`; -1 without one. */
function wildcardFor(ranges: readonly MediaRange[]): number {
  const ofApplication = ranges.findIndex(({ range }) => range === 'application/*');
  return ofApplication === -1 ? ranges.findIndex(({ range }) => range === '*/*') : ofApplication;
}
