/** The part of OpenAPI 3.1 that the description of this service uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; summary: string; description: string; version: string };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    securitySchemes: Record<string, { name: string; description: string }>;
    headers: Record<string, ApiHeader>;
    responses: Record<string, ApiResponse>;
    schemas: Record<string, Schema>;
  };
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: ApiParameter[];
  responses: Record<string, ApiResponse | Reference>;
  /** Calls whose response is the first example. */
  'x-codeSamples': CodeSample[];
}

export interface ApiParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description: string;
  required?: boolean;
  /** Whether `name=` is the same as a missing parameter, as for optional ones. */
  allowEmptyValue?: boolean;
  schema: Schema;
  /** The maximum length after trimming; `maxLength` would also count the white space at both ends. */
  'x-trimmed-max-length'?: number;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface ApiHeader {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, ApiHeader | Reference>;
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
  title?: string;
  type?: JsonType | JsonType[];
  description?: string;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
}

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A call in the extension that Redoc and others show beside an operation. */
interface CodeSample {
  lang: 'Shell';
  label: 'curl';
  source: string;
}

/**
 * A schema for the additional properties of a response: generated clients reject unknown fields unless the schema
 * allows them.
 */
export const LATER_FIELDS_SCHEMA: Schema = { description: 'A field that a later version adds.' };

export const schemaReference = (schema: string): Schema => ({ $ref: `#/components/schemas/${schema}` });
