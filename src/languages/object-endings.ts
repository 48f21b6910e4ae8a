/** Endings of who does it and of whom it is done to, where they are as long: Slavic languages in Cyrillic letters. */
export const OBJECT_ENDINGS: ReadonlySet<string> = new Set(
  'а:у а:ы а:і а:е я:ю я:и я:е ь:я ь:ю й:я й:ю ий:его ый:ого ій:ого ая:ую яя:юю ът:а ят:я'.split(' '),
);
