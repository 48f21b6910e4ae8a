import { useEffect, useState } from 'preact/hooks';
import { load } from '../request.js';

/** A schema with its reference resolved; members beside the reference take precedence. */
const resolve = ({ $ref, ...beside }, schemas) =>
  $ref === undefined ? beside : { ...schemas[$ref.split('/').at(-1)], ...beside };

const NOT_OFFERED = ['cursor'];

/** The GET operations of the OpenAPI document with their parameters in query and path. */
export function operationsOf({ paths, components: { schemas } }) {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const parameters = get.parameters
      .filter(({ in: place, name }) => place !== 'header' && !NOT_OFFERED.includes(name))
      .map(
        ({
          name,
          in: place,
          required = false,
          description,
          schema,
          examples,
          'x-trimmed-max-length': maxLength,
        }) => ({
          name,
          place,
          required,
          description,
          schema: { ...resolve(schema, schemas), ...(maxLength && { maxLength }) },
          example: Object.values(examples ?? {})[0]?.value,
        }),
      );
    return [{ path, summary: get.summary, description: get.description, parameters }];
  });
}

/** The operation of a path, and the values in the path. */
export function operationAt(operations, path) {
  for (const operation of operations) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const match = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]*)')}$`).exec(path);
    if (match)
      return {
        operation,
        inPath: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1])])),
      };
  }
  return null;
}

/** The path and query of an operation with its values; a value of no parameter stays, so that the service names it. */
export function fill(operation, values) {
  const query = { ...values };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    delete query[name];
    return encodeURIComponent((values[name] ?? '').trim());
  });
  return { path, params: query };
}

/** Belong to one list: other operations have other values for them. */
const OF_ONE_OPERATION = ['include', 'sort', 'limit', 'by'];

/** The values that another operation takes, too. */
export const carry = (operation, values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        !OF_ONE_OPERATION.includes(name) && operation.parameters.some((parameter) => parameter.name === name),
    ),
  );

let loading = null;

/** The operations, loaded once; null before. */
export function useOperations() {
  const [operations, setOperations] = useState(null);
  useEffect(() => {
    loading ??= load(new URL('openapi.json', document.baseURI).href).then(({ body }) => operationsOf(body));
    loading.then(setOperations, () => (loading = null));
  }, []);
  return operations;
}
