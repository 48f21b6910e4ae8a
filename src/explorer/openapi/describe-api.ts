import { Injectable, type INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SERVICE_VERSION } from '../../config/version.js';
import { RESPONSE_EXAMPLES, SAMPLE_QUERIES } from './examples.js';
import {
  schemaReference,
  type OpenApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
} from './openapi.js';
import {
  ERROR_RESPONSE_REFERENCES,
  ERROR_RESPONSES,
  FEED_RESPONSE_CONTENT,
  RESPONSE_HEADERS,
  headerReferences,
  NOT_MODIFIED_RESPONSE,
  ROW_RESPONSE_CONTENT,
} from './responses.js';
import { API_SCHEMAS } from './schemas.js';

/** The part of the OpenAPI document that does not depend on the routes. */
const BASE = {
  openapi: '3.1.0',
  info: {
    title: 'News search',
    summary: 'Article records from many publishers, by text, category, place or what is trending.',
    description: `Every operation is a GET (or HEAD) with query parameters only, and requires the two gateway headers.

- Values are trimmed; an empty value counts as missing. A repeated parameter is an error, an unknown one is ignored.
- Patterns allow white space at both ends of a value; "in any case" means that letter case is ignored.
- No domain has more than a quarter of a response, near-identical titles appear once, previews end at 250 characters.
- Errors, except a failed \`/health\`, are \`application/problem+json\` with a sentence in \`detail\` and a stable \`code\`.`,
    version: SERVICE_VERSION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This service' }],
  tags: [
    { name: 'News', description: 'Searches for articles, stories and publishers.' },
    { name: 'System', description: 'The service itself.' },
  ],
  security: [{ gatewayKey: [], gatewayHost: [] }],
  components: {
    securitySchemes: {
      gatewayKey: {
        type: 'apiKey',
        in: 'header',
        name: 'x-gateway-key',
        description:
          'The key of the caller. A service that checks keys itself also reads `Authorization: Bearer` and `X-Api-Key` where ' +
          'this header is missing; `x-gateway-host` is then optional.',
      },
      gatewayHost: {
        type: 'apiKey',
        in: 'header',
        name: 'x-gateway-host',
        description: 'The host name of the base URL.',
      },
    },
    headers: RESPONSE_HEADERS,
    responses: ERROR_RESPONSES,
    schemas: API_SCHEMAS,
  },
};

/**
 * Makes the OpenAPI document of all routes of the application, including those of modules of the operator. Routes and
 * parameters are read from the decorators of @nestjs/swagger; headers, errors and examples are added from tables.
 */
function describeApi(app: INestApplication): OpenApiDocument {
  const document = SwaggerModule.createDocument(app, BASE as unknown as Omit<OpenAPIObject, 'paths'>, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) => camelCase(controller.replace(/Controller$/, ''), method),
  }) as unknown as OpenApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) complete(operation, path, document);
  }
  return document;
}

/** Provides the OpenAPI document of the running application, which is made on first use. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | null = null;
  private made: OpenApiDocument | null = null;

  /** Sets the application to describe, since it cannot be injected. Call it once, before the document is used. */
  attach(app: INestApplication): void {
    this.app = app;
  }

  get document(): OpenApiDocument {
    return (this.made ??= describeApi(this.app!));
  }
}

const camelCase = (first: string, second: string): string =>
  first[0]!.toLowerCase() + first.slice(1) + second[0]!.toUpperCase() + second.slice(1);

/** Adds to an operation what all operations have (headers, errors, examples), unless its controller declares it. */
function complete(operation: ApiOperation, path: string, document: OpenApiDocument): void {
  operation.tags ??= ['News'];
  operation.summary ??= `GET ${path}`;
  operation.description ??= '';
  operation.parameters = (operation.parameters ?? []).sort(byOrder);
  for (const parameter of operation.parameters) shareSchema(parameter, document);
  operation['x-codeSamples'] ??= [curlSample(path, operation)];
  const { operationId, responses } = operation;
  const isList = operation.tags.includes('News') && 'application/json' in contentOf(responses['200']);
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    response.description ||= 'Success.';
    response.headers = { ...headerReferences(status === '200', isList), ...response.headers };
    const [media] = Object.values(contentOf(response));
    const examples = RESPONSE_EXAMPLES[operationId]?.[status];
    if (media !== undefined && examples !== undefined) media.examples = examples;
    const format = operation.parameters.find(({ name }) => name === 'format');
    if (status === '200' && isList && format !== undefined)
      Object.assign(
        contentOf(response),
        format.description.includes('feed') ? FEED_RESPONSE_CONTENT : {},
        ROW_RESPONSE_CONTENT,
      );
  }
  operation.responses = {
    ...(isList && { 304: NOT_MODIFIED_RESPONSE }),
    ...ERROR_RESPONSE_REFERENCES,
    ...responses,
  };
}

const contentOf = (
  response: ApiOperation['responses'][string] | undefined,
): NonNullable<ApiResponse['content']> =>
  response !== undefined && 'content' in response ? response.content! : {};

/** Order of the required parameters, and then of the optional ones. Others follow in the order of the DTO. */
const PARAMETER_ORDER = ['topic', 'query', 'topic1', 'topic2', 'id', 'language', 'geo', 'limit', 'timeframe'];

function byOrder(one: ApiParameter, other: ApiParameter): number {
  const [rank, otherRank] = [one, other].map(({ name, required }) => {
    const index = PARAMETER_ORDER.indexOf(name);
    return (required ? 0 : 100) + (index === -1 ? PARAMETER_ORDER.length : index);
  });
  return rank! - otherRank!;
}

/** Moves a schema with a title to `components`, so that generated clients have one type for all its uses. */
function shareSchema(parameter: ApiParameter, { components }: OpenApiDocument): void {
  const { title, default: defaultValue, ...schema } = parameter.schema;
  if (title === undefined) return;
  const shared = (components.schemas[title] ??= schema);
  if (JSON.stringify(shared.enum) !== JSON.stringify(schema.enum))
    throw new Error(
      `Two lists of values have the name ${title}; give the parameter ${parameter.name} another one.`,
    );
  parameter.schema = {
    ...schemaReference(title),
    ...(defaultValue !== undefined && { default: defaultValue }),
  };
}

/** A `curl` command with sample parameters. The address and the key are shell variables. */
function curlSample(
  path: string,
  { operationId, parameters, responses }: ApiOperation,
): ApiOperation['x-codeSamples'][0] {
  const exampleOf = ({ examples = {} }: ApiParameter): string =>
    String(Object.values(examples)[0]?.value ?? '');
  const named = (place: string) =>
    parameters.filter((parameter) => parameter.in === place && parameter.required);
  const query =
    SAMPLE_QUERIES[operationId] ??
    Object.fromEntries(named('query').map((parameter) => [parameter.name, exampleOf(parameter)]));
  const target = named('path').reduce(
    (left, parameter) => left.replace(`{${parameter.name}}`, exampleOf(parameter)),
    path,
  );
  const isStream = 'text/event-stream' in contentOf(responses['200']);
  const lines = [
    `curl ${isStream ? '-sNG' : '-sG'} "$BASE_URL${target}"`,
    '-H "x-gateway-key: $KEY" -H "x-gateway-host: $HOST_NAME"',
    ...Object.entries(query).map(([name, value]) => `--data-urlencode '${name}=${value}'`),
  ];
  return { lang: 'Shell', label: 'curl', source: lines.join(' \\\n  ') };
}
