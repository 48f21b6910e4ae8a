/** Directories of an address before the article's own name that may be sections. */
const DEEPEST = 4;

/**
 * Words of an address that may name a section of the paper: `/news/world/asia/storm-nears-coast` gives `news`,
 * `world`, `asia`. Dates, numbers, file names and the article's own name are left out.
 */
export function sectionWords(address: string): string[] {
  const { pathname, hostname } = new URL(address);
  const folders = pathname.split('/').slice(1, -1).slice(0, DEEPEST);
  const subdomain = hostname.split('.').slice(0, -2)[0] ?? '';
  return [subdomain, ...folders].map(readable).filter((word) => /\p{L}/u.test(word) && word.length <= 40);
}

function readable(folder: string): string {
  try {
    return decodeURIComponent(folder)
      .replace(/[-_+]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
}
