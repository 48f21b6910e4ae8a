import type { OpenApiDocument, ApiOperation, Schema } from './openapi/openapi.js';

/** An operation with its parameters in full: what a page needs to show it. */
export interface ListedOperation extends ApiOperation {
  path: string;
}

/** The GET operations in the order of the description, with the schemas of their parameters resolved. */
export function listOperations(description: OpenApiDocument): ListedOperation[] {
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

/** A schema with its reference resolved; members beside the reference take precedence. */
export function resolveSchema({ $ref, ...beside }: Schema, { components }: OpenApiDocument): Schema {
  return $ref === undefined ? beside : { ...components.schemas[$ref.split('/').at(-1)!], ...beside };
}
