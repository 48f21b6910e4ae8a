/** A language tag as declared, tidied to `ll-CC`; null when it is none (`undefined`, `x-none`, a language's name). */
export function languageTag(declared: string | null | undefined): string | null {
  const tag =
    (declared ?? '')
      .trim()
      .replaceAll('_', '-')
      .split(/[,;\s]/)[0] ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) || /^(?:und|zxx|mul|mis)$/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
