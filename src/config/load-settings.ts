import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { LIVE_SOURCES } from './live-sources.js';
import { type Setting, SETTINGS, type SettingValues } from './settings-table.js';
import { Settings, SettingsError } from './settings.js';

type Environment = Record<string, string | undefined>;

/** The variables of this process. Those that it lacks are read from the `.env` file in the working directory. */
function readEnvironment(): Environment {
  const written = existsSync('.env') ? parseEnv(readEnvFile()) : {};
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
  return process.env;
}

function readEnvFile(): string {
  try {
    const text = readFileSync('.env', 'utf8');
    if (text.includes('\0')) throw new Error('it is not UTF-8');
    // Removes a byte order mark.
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    throw new SettingsError([`.env: cannot be read: ${(error as Error).message}`]);
  }
}

/** Parses and checks all settings. @throws SettingsError with all faults. */
export function loadSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Setting<unknown>>(SETTINGS).map(([name, row]) => {
      try {
        return [name, row.parse(read(environment, name, row) || row.default)];
      } catch (error) {
        faults.push(`${variableOf(environment, name)}: ${(error as Error).message}`);
        return [name, undefined];
      }
    }),
  ) as SettingValues;
  faults.push(...contradictions(values));
  if (faults.length > 0) throw new SettingsError(faults);
  return new Settings(values);
}

/** By proxy setting: other names of its variable that programs use. The first that is not empty applies. */
const OTHER_NAMES: Record<string, string[]> = {
  HTTPS_PROXY: ['https_proxy', 'ALL_PROXY', 'all_proxy'],
  HTTP_PROXY: ['http_proxy', 'ALL_PROXY', 'all_proxy'],
  NO_PROXY: ['no_proxy'],
};

/** Names of all variables that are read. */
export const VARIABLES: readonly string[] = [
  ...Object.entries<Setting<unknown>>(SETTINGS).flatMap(([name, { secret }]) =>
    secret ? [name, `${name}_FILE`] : [name],
  ),
  ...new Set(Object.values(OTHER_NAMES).flat()),
];

/** Names of all variables of this process, to which `readSettings` adds those of the `.env` file. */
export const presentVariables = (): string[] => Object.keys(process.env);

/** Name of the variable that holds the value of a setting: the setting's own name, or one of `OTHER_NAMES`. */
function variableOf(environment: Environment, name: string): string {
  if (valueOf(environment, `${name}_FILE`) !== '') return name;
  const names = [name, ...(OTHER_NAMES[name] ?? [])];
  return names.find((one) => valueOf(environment, one) !== '') ?? name;
}

/** Value of a variable without quotes around it, which `docker run --env-file` does not remove; empty if it is missing. */
function valueOf(environment: Environment, variable: string): string {
  const written = environment[variable]?.trim() ?? '';
  return /^(["'])(.*)\1$/s.exec(written)?.[2]!.trim() ?? written;
}

function read(environment: Environment, name: string, row: Setting<unknown>): string {
  const written = valueOf(environment, variableOf(environment, name));
  const file = row.secret ? valueOf(environment, `${name}_FILE`) : '';
  if (file === '') return written;
  if (written !== '') throw new Error(`is given twice: by itself and by ${name}_FILE`);
  const text = readSecretFile(file, name);
  if (text === '') throw new Error(`is missing: the file that ${name}_FILE names is empty`);
  return text;
}

function readSecretFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`cannot be read from the file that ${name}_FILE names`);
  }
}

function contradictions(values: SettingValues): string[] {
  const faults: string[] = [];
  if (values.GATEWAY_AUTH === 'keys' && values.GATEWAY_KEYS_FILE === null) {
    faults.push('GATEWAY_KEYS_FILE: must name the file of keys when GATEWAY_AUTH is "keys"');
  }
  if (values.PORT !== 0 && values.PORT !== undefined && values.PORT === values.MANAGEMENT_PORT) {
    faults.push('MANAGEMENT_PORT: must differ from PORT');
  }
  if (values.SEARCH_PROVIDERS?.length === 0) faults.push('SEARCH_PROVIDERS: must name at least one provider');
  if (values.SEARCH_PROVIDERS?.includes('opensearch') && values.OPENSEARCH_URL?.length === 0) {
    faults.push('OPENSEARCH_URL: is needed by opensearch in SEARCH_PROVIDERS');
  }
  if (values.OPENSEARCH_PASSWORD && values.OPENSEARCH_USERNAME === null) {
    faults.push('OPENSEARCH_USERNAME: is needed beside OPENSEARCH_PASSWORD');
  }
  if (values.OPENSEARCH_USERNAME && values.OPENSEARCH_PASSWORD === null) {
    faults.push('OPENSEARCH_PASSWORD: is needed beside OPENSEARCH_USERNAME');
  }
  faults.push(...liveFaults(values));
  return faults;
}

/** A fault for each address or key that is missing for a live source in `SEARCH_PROVIDERS`. */
function liveFaults(values: SettingValues): string[] {
  const named = LIVE_SOURCES.filter(({ name }) => values.SEARCH_PROVIDERS?.includes(name));
  return named.flatMap(({ name, prefix, key }) => {
    const needed = [`${prefix}_URL` as const, ...(key ? [`${prefix}_KEY` as const] : [])];
    const missing = needed.filter((setting) => values[setting] === null);
    return missing.map((setting) => `${setting}: is needed by ${name} in SEARCH_PROVIDERS`);
  });
}

/**
 * Reads the settings of the environment.
 * @param replaced settings from the command line, which take precedence.
 * @param defaults values of a command for variables that the environment lacks.
 * @throws SettingsError with all faults.
 */
export function readSettings(replaced: Environment = {}, defaults: Environment = {}): Settings {
  const given = Object.entries(replaced).filter(([, value]) => value !== undefined);
  return loadSettings({ ...defaults, ...readEnvironment(), ...Object.fromEntries(given) });
}
