import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };

/** Folders with definitions of custom resources, separated by colons; `.ci/tools.sh` fetches them where Go is installed. */
const FOLDERS = (process.env['CUSTOM_RESOURCES'] ?? '').split(':').filter((folder) => existsSync(folder));

export const hasCustomResources = FOLDERS.length > 0;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  'x-kubernetes-preserve-unknown-fields'?: boolean;
}

interface Definition {
  spec: {
    group: string;
    names: { kind: string };
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[];
  };
}

export interface CustomResource {
  apiVersion: string;
  kind: string;
}

/** The schema with unknown fields refused, which a server drops. */
function closed(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true || properties === undefined;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: closed(additionalProperties) }),
    ...(!isOpen && additionalProperties === undefined && { additionalProperties: false }),
  };
}

/** Patterns have the syntax of Go, whose `(?i)` is a flag. */
const goRegExp = (pattern: string, flags: string): RegExp =>
  new RegExp(pattern.replace('(?i)', ''), pattern.includes('(?i)') ? `${flags}i` : flags);
const AJV = new Ajv({
  ...{ strict: false, validateFormats: false, allErrors: true },
  code: { regExp: Object.assign(goRegExp, { code: 'goRegExp' }) },
});

/**
 * Where a resource breaks the schema of its definition; rules in CEL are not evaluated.
 *
 * @throws Error for a kind without a definition.
 */
export function customResourceFaults(resource: CustomResource): string[] {
  const definitions = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`_${resource.kind.toLowerCase()}s.yaml`))
      .map((file) => yaml.load(readFileSync(join(folder, file), 'utf8')) as Definition),
  );
  const versions = definitions.flatMap(({ spec }) =>
    spec.versions.map(({ name, schema }) => ({ apiVersion: `${spec.group}/${name}`, schema })),
  );
  const found = versions.find(({ apiVersion }) => apiVersion === resource.apiVersion);
  if (found === undefined) throw new Error(`no definition of ${resource.apiVersion} ${resource.kind}`);
  AJV.validate(closed(found.schema.openAPIV3Schema), resource);
  return (AJV.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  );
}
