import { CALLERS_ERRORS } from '../http/errors.js';
import { escapeHtml, fillTemplate, htmlCode, htmlTable, htmlText, pagePart } from './html.js';
import { describeSchema, type ListedOperation, listOperations, resolveSchema } from './list-operations.js';
import type { OpenApiDocument, Parameter, Schema } from './openapi/openapi.js';

/** The description as a page without scripts or external resources. */
export function renderDocs(description: OpenApiDocument): string {
  const operations = listOperations(description);
  const contents = [
    ['basics', 'Basics'],
    ...operations.map(({ operationId, path }) => [operationId, path]),
    ['fields', 'Fields'],
    ['headers', 'Headers'],
    ['errors', 'Errors'],
  ].map(([id, label]) => `<li><a href="#${id}">${escapeHtml(label!)}</a></li>`);
  return fillTemplate(pagePart('docs.html'), {
    styles: pagePart('shared.css') + pagePart('docs.css'),
    title: escapeHtml(`${description.info.title} ${description.info.version}`),
    contents: `<ul>${contents.join('')}</ul>`,
    main: [
      basics(description),
      ...operations.map(renderOperation),
      section('fields', 'Fields', fields(description)),
      section('headers', 'Response headers', headers(description)),
      section('errors', 'Errors', errors(description)),
    ].join('\n'),
  });
}

const section = (id: string, title: string, body: string) =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2>${body}</section>`;

function basics({ info, components }: OpenApiDocument): string {
  const [opening, ...points] = info.description.split(/\n+(?:- )?/);
  const rows = Object.values(components.securitySchemes).map(({ name, description }) => [
    `<code>${name}</code>`,
    htmlText(description),
  ]);
  return section(
    'basics',
    'Basics',
    `<p>${htmlText(info.summary)}</p><p>${htmlText(opening!)}</p>
<ul>${points.map((point) => `<li>${htmlText(point)}</li>`).join('')}</ul>
<h3>Headers of every request</h3>${htmlTable(['Name', 'Value'], rows)}`,
  );
}

function fields(document: OpenApiDocument): string {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.properties !== undefined)
    .map(([name, schema]) => {
      const properties = Object.entries(schema.properties!).map(([field, schema]): [string, Schema] => [
        field,
        resolveSchema(schema, document),
      ]);
      const rows = properties.map(([field, schema]) => [
        `<code>${field}</code>`,
        escapeHtml(describeSchema(schema.enum && schema.enum.length > 9 ? { type: 'string' } : schema)),
        htmlText(schema.description ?? ''),
      ]);
      return `<h3>${name}</h3>${htmlTable(['Field', 'Value', 'Meaning'], rows)}`;
    })
    .join('');
}

function headers({ components }: OpenApiDocument): string {
  return htmlTable(
    ['Name', 'Meaning', 'Example'],
    Object.entries(components.headers).map(([name, { description, example }]) => [
      `<code>${name}</code>`,
      htmlText(description),
      `<code>${escapeHtml(String(example))}</code>`,
    ]),
  );
}

function errors({ components }: OpenApiDocument): string {
  const rows = CALLERS_ERRORS.map(([code, { status, title }]) => [
    `${status}`,
    `<code>${code}</code>`,
    escapeHtml(title),
    htmlText(components.responses[`Error${status}`]?.description ?? ''),
  ]);
  const [example] = Object.values(
    components.responses['Error400']!.content!['application/problem+json']!.examples!,
  );
  return (
    htmlTable(['Status', 'Code', 'Title', 'When'], rows) +
    `<h3>Example</h3>${htmlCode(JSON.stringify(example!.value, null, 2))}`
  );
}

/** The chapter of one operation: its purpose, its parameters, a call and the response. */
function renderOperation({ operationId, path, summary, description, ...rest }: ListedOperation): string {
  const { parameters, responses, 'x-codeSamples': samples } = rest;
  const example = firstExample(responses);
  return `<section id="${escapeHtml(operationId)}">
<h2>GET ${escapeHtml(path)}</h2>
<p class="summary">${htmlText(summary)}</p>
<p>${htmlText(description)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>${parameterTable(parameters)}` : ''}
<div class="exchange">
<h3>Call</h3>
${htmlCode(samples[0]!.source)}
${example === undefined ? '' : `<h3>Response</h3>${htmlCode(JSON.stringify(example, null, 2))}`}
</div>
</section>`;
}

function parameterTable(parameters: Parameter[]): string {
  return htmlTable(
    ['Name', 'Value', 'Meaning'],
    parameters.map(({ name, required, schema, description }) => {
      const standard =
        schema.default === undefined ? '' : `; default <code>${escapeHtml(String(schema.default))}</code>`;
      return [
        `<code>${escapeHtml(name)}</code>${required ? ' <span class="required">required</span>' : ''}`,
        escapeHtml(describeSchema(schema)) + standard,
        htmlText(description),
      ];
    }),
  );
}

function firstExample(responses: ListedOperation['responses']): unknown {
  const success = responses['200'];
  const content = success && 'content' in success ? Object.values(success.content ?? {})[0] : undefined;
  return Object.values(content?.examples ?? {})[0]?.value;
}
