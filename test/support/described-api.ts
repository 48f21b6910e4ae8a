import { listOperations, type ResolvedOperation, resolveSchema } from '../../src/explorer/list-operations.js';
import type { OpenApiDocument, ApiParameter } from '../../src/explorer/openapi/openapi.js';

export async function readDescription(url: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
}

/** The operations with the schemas of their parameters as published, references resolved. */
export const publishedOperations = (document: OpenApiDocument): ResolvedOperation[] =>
  listOperations(document).map((operation) => ({
    ...operation,
    parameters: document.paths[operation.path]!['get']!.parameters.map((parameter) => ({
      ...parameter,
      schema: resolveSchema(parameter.schema, document),
    })),
  }));

export const examplesOf = ({ examples = {} }: ApiParameter): unknown[] =>
  Object.values(examples).map(({ value }) => value);
