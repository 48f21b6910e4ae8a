/**
 * The browser's languages in the format of the service (`ll`, `lll`, `ll-CC`), in the visitor's order. A script is
 * expressed by a region that uses it: `zh-Hant` becomes `zh-TW`.
 */
export function newsLanguages(tags) {
  const shaped = tags.map((tag) => {
    try {
      const locale = new Intl.Locale(tag);
      const region = locale.region ?? (locale.script && locale.maximize().region);
      const takesRegion = locale.language.length === 2 && /^[A-Z]{2}$/.test(region ?? '');
      return takesRegion ? `${locale.language}-${region}` : locale.language;
    } catch {
      return '';
    }
  });
  return [...new Set(shaped)].filter((tag) => /^[a-z]{2,3}(-|$)/.test(tag));
}
