import type { Schema } from './openapi/openapi.js';

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
