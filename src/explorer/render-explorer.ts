import { LANGUAGES } from '../languages/find-language.js';
import { escapeHtml, fillTemplate, pagePart } from './html.js';
import { describeSchema, listOperations } from './list-operations.js';
import type { OpenApiDocument, Parameter } from './openapi/openapi.js';

/** The parts of the script: they share a scope, and the last one starts the page. */
const SCRIPTS = [
  'elements',
  'languages',
  'suggest-searches',
  'why-short',
  'why-plain',
  'request',
  'cards',
  'notes',
  'tables',
  'result',
  'pages',
  'listen',
  'form',
  'first-screen',
  'start',
];

/** The explorer: one document with its styles, its script and the operations it offers. */
export function renderExplorer(description: OpenApiDocument): string {
  const operations = listOperations(description).map(({ path, description, parameters }) => ({
    path,
    description,
    // The form has no fields for headers, and shows responses in JSON.
    parameters: parameters
      .filter(({ in: place, name }) => place !== 'header' && name !== 'format')
      .map(fieldOf),
  }));
  return fillTemplate(pagePart('explorer.html'), {
    styles: pagePart('shared.css') + pagePart('explorer.css'),
    languages: LANGUAGES.map(
      ({ code, endonym, englishName }) =>
        `<option value="${escapeHtml(code)}">${escapeHtml(`${englishName} – ${endonym}`)}</option>`,
    ).join(''),
    // "<" is written as an escape, so that no text can end the script element.
    operations: JSON.stringify(operations).replaceAll('<', '\\u003c'),
    script: SCRIPTS.map((name) => pagePart(`script/${name}.js`)).join('\n'),
  });
}

const fieldOf = ({ name, in: place, required, description, schema, examples = {} }: Parameter) => ({
  name,
  place,
  required,
  description,
  schema,
  // The control lists the values itself, and a type without bounds is no help.
  range: schema.enum ? undefined : /.*\d.*/.exec(describeSchema(schema))?.[0],
  example: Object.values(examples)[0]?.value,
});
