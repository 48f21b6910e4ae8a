/** As much of OpenAPI 3.1 as the description of this service uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; summary: string; description: string; version: string; license: License };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, { get: Operation }>;
  components: {
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
  };
}

interface License {
  name: string;
  identifier: string;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: (Parameter | Reference)[];
  responses: Record<string, Response | Reference>;
  /** Calls that the first example of the answer answers. */
  'x-codeSamples': CodeSample[];
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description: string;
  required?: boolean;
  /** Of an optional parameter: `name=` is the same as leaving it out. */
  allowEmptyValue?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Header {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Reference {
  $ref: string;
}

/** JSON Schema 2020-12, the keywords used here. */
export interface Schema {
  $ref?: string;
  type?: JsonType | JsonType[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** The most characters after white space around them is removed; `maxLength` would count that too. */
  'x-trimmed-max-length'?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
}

/** Of an answer: made for clients that would fail on a field they do not know, as generated ones do. */
export const LATER_FIELDS: Schema = { description: 'A field that a later version adds.' };

/** A reference to a schema of `components`. */
export const named = (schema: string): Schema => ({ $ref: `#/components/schemas/${schema}` });

/**
 * The key of a parameter in `components`: never the name of a schema, since generators make a type of either.
 *
 * @param name as in `parameters`.
 */
export const parameterKey = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}Parameter`;

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A call in the extension that Redoc and others show beside an operation. */
interface CodeSample {
  lang: 'Shell';
  label: 'curl';
  source: string;
}

/** How to ask for `path` on a command line; what differs from caller to caller stands in variables. */
export function curlSample(path: string, query: Record<string, string> = {}, options = '-sG'): CodeSample {
  const lines = [
    `curl ${options} "$BASE_URL${path}"`,
    '-H "x-gateway-key: $KEY" -H "x-gateway-host: $HOST_NAME"',
    ...Object.entries(query).map(([name, value]) => `--data-urlencode '${name}=${value}'`),
  ];
  return { lang: 'Shell', label: 'curl', source: lines.join(' \\\n  ') };
}
