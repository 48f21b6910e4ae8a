import { fillTemplate, pagePart } from './fill-template.js';
import { listOperations } from './list-operations.js';
import type { OpenApiDocument } from './openapi/openapi.js';

/** The explorer: one document with its styles, its script and the operations it offers. */
export function renderExplorer(description: OpenApiDocument): string {
  const operations = listOperations(description).map(({ path, description, parameters }) => ({
    path,
    description,
    parameters: parameters.map(({ name, required, description, schema, example }) => ({
      name,
      required,
      description,
      schema,
      example,
    })),
  }));
  return fillTemplate(pagePart('explorer.html'), {
    styles: pagePart('shared.css') + pagePart('explorer.css'),
    // "<" is written as an escape, so that no text can end the script element.
    operations: JSON.stringify(operations).replaceAll('<', '\\u003c'),
    script: pagePart('explorer.js'),
  });
}
