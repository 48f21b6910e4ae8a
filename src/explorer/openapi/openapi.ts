/** An OpenAPI 3.1 document, reduced to the parts that this service uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; summary: string; description: string; version: string };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    securitySchemes: Record<string, { in: string; name: string; description: string }>;
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
  /** Sample requests. Their response is the first example of the response with status 200. */
  'x-codeSamples': CodeSample[];
}

export interface ApiParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description: string;
  required?: boolean;
  /** Whether an empty value (`name=`) counts as a missing parameter. */
  allowEmptyValue?: boolean;
  schema: Schema;
  /** Maximum length after white space at both ends is removed; `maxLength` would include that white space. */
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

/** A JSON Schema (2020-12), reduced to the keywords that this service uses. */
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

interface CodeSample {
  lang: 'Shell';
  label: 'curl';
  source: string;
}

/** Schema for fields that later versions may add: generated clients would reject unknown fields without it. */
export const ADDITIONAL_FIELDS_SCHEMA: Schema = { description: 'A field that a later version adds.' };

export const schemaReference = (schema: string): Schema => ({ $ref: `#/components/schemas/${schema}` });
