import type { OpenApiDocument, ApiOperation, Schema } from './openapi/openapi.js';

/** An operation of the API with its path. The schemas of its parameters contain no `$ref`. */
export interface ResolvedOperation extends ApiOperation {
  path: string;
}

/** The GET operations of an OpenAPI document, in its order. In the schemas of parameters each `$ref` is replaced. */
export function listOperations(description: OpenApiDocument): ResolvedOperation[] {
  return Object.entries(description.paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const parameters = get.parameters.map((parameter) => {
      const schema = resolveSchema(parameter.schema, description);
      // The length without surrounding white space, for people.
      const maxLength = parameter['x-trimmed-max-length'];
      return { ...parameter, schema: maxLength === undefined ? schema : { ...schema, maxLength } };
    });
    return [{ ...get, path, parameters }];
  });
}

/** Replaces the `$ref` of a schema by the schema that it names. Members beside the `$ref` take precedence. */
export function resolveSchema({ $ref, ...beside }: Schema, { components }: OpenApiDocument): Schema {
  return $ref === undefined ? beside : { ...components.schemas[$ref.split('/').at(-1)!], ...beside };
}
