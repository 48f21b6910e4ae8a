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
    parameters: get.parameters.map(resolve),
  }));
}
