import type { OpenApiDocument, Operation, Parameter, Reference } from './openapi/openapi.js';

/** An operation with its parameters in full: what a page needs to show it. */
export interface ListedOperation extends Omit<Operation, 'parameters'> {
  path: string;
  parameters: Parameter[];
}

/** The operations in the order of the description, references to parameters resolved. */
export function listOperations(description: OpenApiDocument): ListedOperation[] {
  const resolve = (parameter: Parameter | Reference): Parameter =>
    '$ref' in parameter
      ? description.components.parameters[parameter.$ref.replace('#/components/parameters/', '')]!
      : parameter;
  return Object.entries(description.paths).map(([path, { get }]) => ({
    ...get,
    path,
    parameters: get.parameters.map((parameter) => withLength(resolve(parameter))),
  }));
}

/** Who types a value counts it without the white space around it. */
function withLength(parameter: Parameter): Parameter {
  const longest = parameter.schema['x-trimmed-max-length'];
  return longest === undefined
    ? parameter
    : { ...parameter, schema: { ...parameter.schema, maxLength: longest } };
}
