import { fold } from '../../../text/fold.js';
import { words as splitWords } from '../../../text/words.js';
import { ROLE_WORDS } from './role-words.js';
import { MARK } from '../title-marks.js';

interface Roles {
  subject: ReadonlySet<string>;
  object: ReadonlySet<string>;
  objectBehind: ReadonlySet<string>;
}

const MARKED = /^(?:~1~|\^..|[^\p{L}\p{N}])/u;
/** One digit in base 36 names a place. */
const MOST_PLACES = 36;

/** Particles of whom something is done to, which cling to the word. */
const KOREAN_OBJECT = /([\p{L}\p{N}]{2,}?)(?:을|를|에게|한테|께|에)(?![\uac00-\ud7af])/gu;

const made = new Map<string, Roles | null>();

function rolesOf(language: string): Roles | null {
  let roles = made.get(language);
  if (roles === undefined) {
    const table = ROLE_WORDS[language];
    const folded = (list = ''): ReadonlySet<string> => new Set(splitWords(list, language));
    roles =
      table === undefined
        ? null
        : {
            subject: folded(table.subject),
            object: folded(table.object),
            objectBehind: folded(table.objectBehind),
          };
    made.set(language, roles);
  }
  return roles;
}

/** The place of the word that an article or preposition belongs to. */
function placeBehind(marked: readonly string[], place: number): number {
  let behind = place + 1;
  while (marked[behind]?.startsWith(MARK.function)) behind++;
  return behind;
}

function koreanObjects(headline: string, bare: readonly string[]): number[] {
  return [...headline.matchAll(KOREAN_OBJECT)].map(([, word]) => bare.indexOf(fold(word!, 'ko')));
}

function write(role: string, places: readonly number[]): string[] {
  const digits = places.filter((place) => place >= 0 && place < MOST_PLACES);
  return digits.length === 0 ? [] : [MARK.role + role + digits.map((place) => place.toString(36)).join('')];
}

/**
 * Which words of a headline are told to be who does something, and whom it is done to.
 *
 * @param marked words as `markWords` gives them.
 * @returns the places of either behind the mark and `s` or `o`, one digit in base 36 each.
 */
export function rolePlaces(headline: string, marked: readonly string[], language: string): string[] {
  if (language === 'ko') {
    return write(
      'o',
      koreanObjects(
        headline,
        marked.map((word) => word.replace(MARKED, '')),
      ),
    );
  }
  const roles = rolesOf(language);
  if (roles === null) return [];
  const [subjects, objects]: [number[], number[]] = [[], []];
  for (const [place, word] of marked.entries()) {
    if (word.startsWith(MARK.number)) continue;
    const bare = word.replace(MARKED, '');
    if (roles.subject.has(bare)) subjects.push(placeBehind(marked, place));
    else if (roles.object.has(bare)) objects.push(placeBehind(marked, place));
    else if (roles.objectBehind.has(bare)) objects.push(place - 1);
  }
  return [...write('s', subjects), ...write('o', objects)];
}
