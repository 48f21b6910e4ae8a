import type { OpenApiDocument, Operation, Parameter, Reference, Schema } from './openapi/openapi.js';

/** An operation with its parameters in full: what a page needs to show it. */
export interface ListedOperation extends Omit<Operation, 'parameters'> {
  path: string;
  parameters: Parameter[];
}

/** The operations in the order of the description, references of and to parameters resolved. */
export function listOperations(description: OpenApiDocument): ListedOperation[] {
  const resolve = (parameter: Parameter | Reference): Parameter =>
    '$ref' in parameter
      ? description.components.parameters[parameter.$ref.replace('#/components/parameters/', '')]!
      : parameter;
  return Object.entries(description.paths).map(([path, { get }]) => ({
    ...get,
    path,
    parameters: get.parameters.map((reference) => {
      const parameter = resolve(reference);
      return withLength({ ...parameter, schema: resolveSchema(parameter.schema, description) });
    }),
  }));
}

/** A schema with what it refers to written out; what stands beside the reference wins. */
export function resolveSchema({ $ref, ...beside }: Schema, { components }: OpenApiDocument): Schema {
  return $ref === undefined ? beside : { ...components.schemas[$ref.split('/').at(-1)!], ...beside };
}

/** People count a value without the white space around it. */
function withLength(parameter: Parameter): Parameter {
  const longest = parameter.schema['x-trimmed-max-length'];
  return longest === undefined
    ? parameter
    : { ...parameter, schema: { ...parameter.schema, maxLength: longest } };
}

/** A schema in the words of a table's cell: "integer, 1 to 100". */
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
