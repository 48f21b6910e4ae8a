import { VERSION } from '../../config/version.js';
import { type OpenApiDocument, parameterKey } from './openapi.js';
import { parameters } from './parameters.js';
import { paths } from './paths.js';
import { errorResponses, headers } from './responses.js';
import { schemas } from './schemas.js';

/** The description of the public listener, served at `/openapi.json`. Kept by hand; a spec holds it to the code. */
export const description: OpenApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'News search',
    summary: 'Article records from many publishers, by text, category, place or what is trending.',
    description: `Every operation is a GET (or HEAD) with query parameters only, and carries the two gateway headers.

- Values are trimmed; empty counts as missing. A parameter given twice is an error, an unknown one is ignored.
- A schema gives the spelling to send; white space around it is not counted, and "any case" means what it says.
- No domain has more than a quarter of an answer, near-identical titles appear once, previews end at 250 characters.
- Errors, apart from a failed \`/health\`, are \`application/problem+json\` with a sentence in \`detail\` and a stable \`code\`.`,
    version: VERSION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This service' }],
  tags: [
    { name: 'News', description: 'Ways to find articles, and the stories they tell.' },
    { name: 'System', description: 'The service itself.' },
  ],
  security: [{ gatewayKey: [], gatewayHost: [] }],
  paths,
  components: {
    securitySchemes: {
      gatewayKey: {
        type: 'apiKey',
        in: 'header',
        name: 'x-gateway-key',
        description: 'The caller’s personal key.',
      },
      gatewayHost: {
        type: 'apiKey',
        in: 'header',
        name: 'x-gateway-host',
        description: 'The host name part of the base URL.',
      },
    },
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, parameter]) => [parameterKey(name), parameter]),
    ),
    headers,
    responses: errorResponses,
    schemas,
  },
};
