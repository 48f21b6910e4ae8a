import { newsLanguages } from './news-languages.js';

/** What the service offers: languages with their own names, countries with their main language, categories. */
export const OPTIONS = JSON.parse(document.getElementById('options').textContent);

const names = new Map();

/** The name of a language or region in a language; the code itself where the browser has none. */
function nameIn(tag, type, code) {
  try {
    const key = `${tag} ${type}`;
    if (!names.has(key))
      names.set(key, new Intl.DisplayNames([tag, 'en'], { type, languageDisplay: 'standard' }));
    return names.get(key).of(code) ?? code;
  } catch {
    return code;
  }
}

export const languageName = (code) => nameIn(navigator.language, 'language', code);
export const countryName = (code) => nameIn(navigator.language, 'region', code);

const byLabel = (one, other) => one.label.localeCompare(other.label);

/** Languages as choices: the reader's name for it, then its own. */
const LANGUAGES = OPTIONS.languages
  .map(([value, own]) => ({ value, label: languageName(value), own, lang: value }))
  .sort(byLabel);

/** The languages of the service, and a given one that is none of them, such as `en-GB`. */
export const languageChoices = (value = '') =>
  value === '' || LANGUAGES.some((choice) => choice.value === value)
    ? LANGUAGES
    : [{ value, label: languageName(value) }, ...LANGUAGES];

/** Countries as choices: the reader's name for it, then that in its own main language. */
export const COUNTRIES = OPTIONS.countries
  .map(([value, lang]) => ({
    value,
    label: countryName(value),
    own: lang ? nameIn(lang, 'region', value) : '',
    lang,
  }))
  .sort(byLabel);

/** Where lines of the language begin; left where the browser does not know. */
export function directionOf(tag) {
  try {
    const locale = new Intl.Locale(tag.split(',')[0]);
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
  } catch {
    return 'ltr';
  }
}

/** The visitor's first languages, then English. */
export const firstLanguages = () => [
  ...new Set([...newsLanguages(navigator.languages ?? []).slice(0, 2), 'en']),
];
