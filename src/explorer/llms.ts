import { listOperations } from './list-operations.js';
import type { OpenApiDocument } from './openapi/openapi.js';
import { StaticPage } from './static-page.js';

/** `/llms.txt`: the API for language models (llmstxt.org). Links are relative, as there may be a path prefix. */
export function renderLlms(description: OpenApiDocument): StaticPage {
  const operations = listOperations(description).map(({ path, summary, parameters }) => {
    const required = parameters.flatMap((one) => (one.required ? [`\`${one.name}\``] : []));
    return `- \`GET ${path}\`: ${summary}${required.length === 0 ? '' : `; required: ${required.join(', ')}`}`;
  });
  const { title, summary, description: rules } = description.info;
  const text = `# ${title}

> ${summary}

${rules}

The headers are \`x-gateway-key\` (the key) and \`x-gateway-host\` (the host name of this address).

## Documents

- [OpenAPI description](openapi.json): all parameters, responses and errors
- [Reference](docs): the same for people

## MCP

\`POST\` to [mcp](mcp) with the same headers: tools for search, trending and local news, stories, similar articles, counts and
publishers. Revisions 2026-07-28 and 2025-11-25, without sessions. Prefer it where you can call tools.

## Operations

${operations.join('\n')}
`;
  return StaticPage.file(text, 'text/plain; charset=utf-8');
}
