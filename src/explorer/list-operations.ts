import type { OpenApiDocument, Operation, Schema } from './openapi/openapi.js';

/** An operation with its parameters in full: what a page needs to show it. */
export interface ListedOperation extends Operation {
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

/** A schema as a phrase for a table cell, e.g. "integer 1 to 100". */
export function describeSchema(schema: Schema): string {
  if (schema.enum) return schema.enum.join(', ');
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  const types = [schema.type ?? 'any'].flat();
  const type = types.filter((name) => name !== 'null').join(' or ');
  return [
    type === 'array' && schema.items ? `array of ${describeSchema(schema.items)}` : type,
    schema.format && `(${schema.format})`,
    bounds(schema),
    types.includes('null') && 'or null',
  ]
    .filter(Boolean)
    .join(' ');
}

function bounds({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (maxLength === undefined) return '';
  return minLength === undefined
    ? `up to ${maxLength} characters`
    : `of ${minLength} to ${maxLength} characters`;
}
