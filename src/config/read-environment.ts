import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import type { Environment } from './load-settings.js';

/**
 * The environment of this process, completed by a `.env` file in the working directory.
 * What is set for real wins over the file. Node before 20.12 cannot read the file and leaves it.
 */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile?.('.env');
  return process.env;
}
