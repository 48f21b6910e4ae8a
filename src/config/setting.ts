/** One row of the settings table: everything there is to know about an environment variable. */
export interface Setting<T> {
  /** What an unset or empty variable stands for, as it would be written in the environment. */
  default: string;
  /** What it decides, for a person who writes a configuration; may span lines. */
  meaning: string;
  /** @throws Error whose message follows the name and a colon, e.g. "must be one of on, off". */
  parse(text: string): T;
  /** Also readable from the file that `NAME_FILE` names; never printed. */
  secret?: true;
}

/** Declares a row; exists so that `parse` decides the type. */
export function setting<T>(row: Setting<T>): Setting<T> {
  return row;
}
