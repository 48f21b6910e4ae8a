import { isUtf8 } from 'node:buffer';

/** The characters of windows-1252 at 0x80-0x9f, where Unicode has controls: half-converted documents mean these. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes 0x80-0xbf as a reader of windows-1252 or Latin-1 shows them. */
const NEXT = `\u0080-\u00bf${WINDOWS_1252}`;

/** A character of UTF-8, each of its bytes shown as a character. */
const SHOWN = `[\u00c2-\u00df][${NEXT}]|[\u00e0-\u00ef][${NEXT}]{2}|[\u00f0-\u00f4][${NEXT}]{3}`;
const SEQUENCE = new RegExp(SHOWN, 'g');

/** Most texts have none. */
const MAY_BE = new RegExp(`[\u00c2-\u00f4][${NEXT}]`);

/** A sequence that was cut off at the end of a text. */
const CUT_OFF = new RegExp(
  `(?:[\u00c2-\u00df]|[\u00e0-\u00ef][${NEXT}]?|[\u00f0-\u00f4][${NEXT}]{0,2})(?=[\\s.…]*$)`,
);

/** What may stand behind a letter in a text: quotes, dashes, dots, marks, spaces. The other bytes never do. */
const USUAL = '\u00a0\u00ad«»·°®ªº²³¹’‘“”„‚–—…•™‹›';

/** A sequence that nobody writes: an odd character in it, or an accented capital behind a small letter or a digit. */
const CERTAIN = new RegExp(
  `(?:${SHOWN})(?<=[^${USUAL}\u00c2-\u00f4][${NEXT}]?)|(?<=[a-z\\d])[\u00c2-\u00df][${NEXT}]`,
);

/** Accented letters, which are all inside sequences when a text is of them. */
const LETTER = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/;

/** A text may have been encoded three times; no more has been seen. */
const MAX_ROUNDS = 2;

/**
 * A text whose UTF-8 was taken for windows-1252 or Latin-1 and encoded again (`FlÃ¼chtlinge`), as it was meant. Only
 * where that is certain: every accented letter belongs to a sequence that is valid in UTF-8, and one of the sequences
 * is such as no language has.
 */
export function repairUtf8(text: string): string {
  let repaired = text;
  for (let round = 0; round < MAX_ROUNDS && MAY_BE.test(repaired); round++) {
    const whole = repaired.replace(CUT_OFF, '');
    if (!CERTAIN.test(whole) || LETTER.test(whole.replace(SEQUENCE, ''))) break;
    repaired = whole.replace(SEQUENCE, decodeShown);
  }
  return repaired;
}

function decodeShown(shown: string): string {
  const bytes = Buffer.from(shown, 'latin1');
  for (let at = 1; at < shown.length; at++) {
    const byte = WINDOWS_1252.indexOf(shown[at]!);
    if (byte >= 0) bytes[at] = 0x80 + byte;
  }
  return isUtf8(bytes) ? bytes.toString() : shown;
}
