import { loadSettings, readEnvironment } from '../config/load-settings.js';
import type { Settings } from '../config/settings.js';

/**
 * The settings of the environment, some of them replaced by options of the command line.
 * @throws SettingsError
 */
export function readSettings(replaced: Record<string, string | undefined> = {}): Settings {
  const given = Object.entries(replaced).filter(([, value]) => value !== undefined);
  return loadSettings({ ...readEnvironment(), ...Object.fromEntries(given) });
}
