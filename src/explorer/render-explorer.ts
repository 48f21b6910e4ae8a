import { CATEGORIES } from '../languages/categories.js';
import { COUNTRIES } from '../languages/countries.js';
import { LANGUAGES } from '../languages/find-language.js';
import { fillTemplate, readPagePart } from './html.js';
import type { PageFiles } from './page-files.js';

/** Renders the page at `/`: links to its modules, and the languages, countries and categories for its form. */
export function renderExplorer(files: PageFiles): string {
  const links = files.names
    // The panel is loaded when it is opened.
    .filter((name) => !name.includes('/api-panel/'))
    .map((name) => {
      const relation = name.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `<link rel="${relation}" href="${files.addressOf(name)}" />`;
    });
  const options = {
    languages: LANGUAGES.map(({ code, endonym }) => [code, endonym]),
    countries: Object.entries(COUNTRIES).map(([code, languages]) => [code, languages.split(' ')[0]]),
    categories: CATEGORIES,
  };
  return fillTemplate(readPagePart('explorer.html'), {
    links: links.join('\n    '),
    imports: JSON.stringify({ imports: files.imports }),
    // "<" is written as an escape, so that no text can end the script element.
    options: JSON.stringify(options).replaceAll('<', '\\u003c'),
    start: files.addressOf('script/app.js'),
  });
}
