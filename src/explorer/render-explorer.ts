import { CATEGORIES } from '../languages/categories.js';
import { COUNTRIES } from '../languages/countries.js';
import { LANGUAGES } from '../languages/find-language.js';
import { type PageFiles, readPageFile } from './page-files.js';

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
  return fillTemplate(readPageFile('explorer.html'), {
    links: links.join('\n    '),
    imports: JSON.stringify({ imports: files.imports }),
    // "<" is written as an escape, so that no text can end the script element.
    options: JSON.stringify(options).replaceAll('<', '\\u003c'),
    start: files.addressOf('script/app.js'),
  });
}

/** Replaces comments of the form `{name}`, as in `<!-- {links} -->`, in a template by the part of that name. */
function fillTemplate(template: string, parts: Record<string, string>): string {
  return template.replace(/(?:\/\*|<!-- ?)\{(\w+)\}(?:\*\/| ?-->)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template contains an unknown part: ${name}`);
    return part;
  });
}
