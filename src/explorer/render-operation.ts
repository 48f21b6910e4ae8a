import { describeSchema } from './describe-schema.js';
import { escapeHtml, htmlCode, htmlTable, htmlText } from './html.js';
import type { ListedOperation } from './list-operations.js';
import type { Parameter } from './openapi/openapi.js';

/** The chapter of one operation: what it does, its parameters, a call and what it answers. */
export function renderOperation({
  operationId,
  path,
  summary,
  description,
  ...rest
}: ListedOperation): string {
  const { parameters, responses, 'x-codeSamples': samples } = rest;
  return `<section id="${escapeHtml(operationId)}">
<h2>GET ${escapeHtml(path)}</h2>
<p class="summary">${htmlText(summary)}</p>
<p>${htmlText(description)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>${parameterTable(parameters)}` : ''}
<div class="exchange">
<h3>Call</h3>
${htmlCode(samples[0]!.source)}
<h3>Its answer</h3>
${htmlCode(JSON.stringify(firstExample(responses), null, 2))}
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
