import { presentVariables, VARIABLES } from '../config/load-settings.js';
import { editDistance } from '../search/engine/spelling-candidates.js';

/** Minimum letters of a name that may be misspelled: shorter ones resemble variables of other programs. */
const MIN_LENGTH = 6;
/** Minimum letters of a name that may have two wrong letters. */
const MIN_LONG = 12;

/**
 * A sentence for each variable of the environment that is probably meant to be a setting but is ignored: it is
 * misspelled, or names a file for a setting that has no `_FILE` variant.
 * @param present names of variables.
 */
export function ignoredVariables(present: readonly string[] = presentVariables()): string[] {
  return present.flatMap((name) => {
    const meant = VARIABLES.includes(name) ? undefined : settingNear(name.toUpperCase());
    return meant === undefined ? [] : [`${name} is no setting and is ignored: did you mean ${meant}?`];
  });
}

function settingNear(name: string): string | undefined {
  if (name.length < MIN_LENGTH) return undefined;
  const max = name.length < MIN_LONG ? 1 : 2;
  const near = VARIABLES.find((known) => editDistance(name, known, max) <= max);
  return near ?? VARIABLES.find((known) => name === `${known}_FILE`);
}
