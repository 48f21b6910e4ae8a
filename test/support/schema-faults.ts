import { isDeepStrictEqual } from 'node:util';
import {
  ADDITIONAL_FIELDS_SCHEMA,
  type OpenApiDocument,
  type Schema,
} from '../../src/explorer/openapi/openapi.js';

/** Where a value breaks a schema of the description: as much of JSON Schema 2020-12 as the description uses. */
export function schemaFaults(value: unknown, schema: Schema, document: OpenApiDocument, at = '$'): string[] {
  if (schema.$ref) {
    const named = document.components.schemas[schema.$ref.split('/').at(-1)!];
    return named ? schemaFaults(value, named, document, at) : [`${at}: unknown ${schema.$ref}`];
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return [`${at}: ${JSON.stringify(value)} is no ${types.join(' or ')}`];
  }
  const faults: string[] = [];
  if (schema.enum && !schema.enum.includes(value)) faults.push(`${at}: ${String(value)} is not listed`);
  if (typeof value === 'string') faults.push(...stringFaults(value, schema, at));
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity))
      faults.push(`${at}: out of range`);
  }
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Infinity)) faults.push(`${at}: too many`);
    faults.push(
      ...value.flatMap((item, i) => schemaFaults(item, schema.items ?? {}, document, `${at}[${i}]`)),
    );
  } else if (typeof value === 'object' && value !== null) {
    faults.push(...objectFaults(value as Record<string, unknown>, schema, document, at));
  }
  return faults;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function stringFaults(value: string, schema: Schema, at: string): string[] {
  const faults: string[] = [];
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
    faults.push(`${at}: "${value}" does not match`);
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity))
    faults.push(`${at}: length`);
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(value))) faults.push(`${at}: no date-time`);
  if (schema.format === 'uri' && !URL.canParse(value)) faults.push(`${at}: no URI`);
  return faults;
}

function objectFaults(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties = true }: Schema,
  document: OpenApiDocument,
  at: string,
): string[] {
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`);
  const members = Object.entries(value).flatMap(([name, member]) => {
    const schema = properties[name] ?? additionalProperties;
    // What a later version may add, this one has to describe.
    if (schema === false || isDeepStrictEqual(schema, ADDITIONAL_FIELDS_SCHEMA))
      return [`${at}.${name}: not described`];
    return schema === true ? [] : schemaFaults(member, schema, document, `${at}.${name}`);
  });
  return [...missing, ...members];
}
