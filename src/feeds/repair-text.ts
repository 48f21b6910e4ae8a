import { isUtf8 } from 'node:buffer';
import { decodeHTML } from 'entities';

/** The windows-1252 characters of 0x80-0x9f. Documents mean these when they have Unicode's control characters there. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const CONTINUATION = `\u0080-\u00bf${WINDOWS_1252}`;

const MISREAD_SEQUENCE = `[\u00c2-\u00df][${CONTINUATION}]|[\u00e0-\u00ef][${CONTINUATION}]{2}|[\u00f0-\u00f4][${CONTINUATION}]{3}`;
const SEQUENCE = new RegExp(MISREAD_SEQUENCE, 'g');

const MAY_BE = new RegExp(`[\u00c2-\u00f4][${CONTINUATION}]`);

/**
 * A misread UTF-8 sequence whose last bytes were cut off at the end of a text. After a letter, a character such as the
 * `é` of `café` does not count, since it may end a word.
 */
const CUT_OFF = new RegExp(
  `(?:[\u00c2\u00c3]|\u00e2[${CONTINUATION}]?|(?<![a-z])(?:[\u00c2-\u00df]|[\u00e0-\u00ef][${CONTINUATION}]?|[\u00f0-\u00f4][${CONTINUATION}]{0,2}))(?=[\\s.…]*$)`,
);

/** Characters that may follow a letter in a correct text: quotes, dashes, dots, spaces. */
const USUAL_AFTER_LETTER = '\u00a0\u00ad«»·°®ªº²³¹’‘“”„‚–—…•™‹›';

/** A misread sequence that no language has: a rare character, or an accented capital inside a word. */
const CERTAIN_MISREADING = new RegExp(
  `(?:${MISREAD_SEQUENCE})(?<=[^${USUAL_AFTER_LETTER}\u00c2-\u00f4][${CONTINUATION}]?)|(?<=[a-z\\d])[\u00c2-\u00df][${CONTINUATION}]`,
);

/** A misread quote or dash (`â€™`), which is repaired also in a text that is correct otherwise. */
const MISREAD_MARK = new RegExp(`\u00e2[\u0080€][${CONTINUATION}]`, 'g');

const LETTER = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/;

/** Maximum number of repairs of one text: UTF-8 may have been misread twice. */
const MAX_ROUNDS = 2;

/**
 * Repairs a text whose UTF-8 was misread as windows-1252 or Latin-1 (`FlÃ¼chtlinge`): the whole text if every
 * accented letter is part of a valid UTF-8 sequence and one sequence is in no language; otherwise only quotes and
 * dashes.
 */
function repairUtf8(text: string): string {
  let repaired = text;
  for (let round = 0; round < MAX_ROUNDS && MAY_BE.test(repaired); round++) {
    const complete = repaired.replace(CUT_OFF, '');
    const isWrong = CERTAIN_MISREADING.test(complete) && !LETTER.test(complete.replace(SEQUENCE, ''));
    repaired = isWrong
      ? complete.replace(SEQUENCE, decodeShown)
      : repaired.replace(MISREAD_MARK, decodeShown);
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

const C1_CONTROL = /[\u0080-\u009f]/g;

/** The first byte of a no-break space whose second byte has become a space: `strategyÂ`. */
const HALF_SPACE = /(?<=[^\s\p{Lu}])\u00c2(?=\s|$)|\s\u00c2$/gu;

/** Entities without their `&`: `traders#39; meet`, `S amp; P`, `a quot;safequot; place`. */
const HALF_ENTITY =
  /(?<!&(?:amp;){0,4})(?:(?<=\S)#0?39;|#0?39;(?=\S)|(?<![#\p{L}\p{N}])(?:amp|quot|apos|nbsp);|quot;(?<=(?<![&;\p{L}])quot;[^;]*quot;))/gu;

const decodeHalf = (entity: string): string => decodeHTML(`&${entity}`);

/** Repairs characters and entities that were decoded wrongly; leaves a correct text unchanged. */
export function repairText(written: string): string {
  const text = repairUtf8(written).replace(
    C1_CONTROL,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!,
  );
  const marked = text.includes('\u00c2') ? text.replace(HALF_SPACE, '') : text;
  return marked.includes(';') ? marked.replace(HALF_ENTITY, decodeHalf) : marked;
}

/** A character beyond U+FFFF that was escaped as its two halves in UTF-16: `&#55357;&#56832;`. */
const SPLIT_CHARACTER =
  /&(?:amp;)?#(?:x(d[89ab][\da-f]{2})|(5[5-6]\d{3}));&(?:amp;)?#(?:x(d[c-f][\da-f]{2})|(5[6-7]\d{3}));/gi;

/** Decodes the characters of a document that were escaped as halves. Decoded separately, both halves would be lost. */
export function joinSplitCharacters(document: string): string {
  return document.replace(
    SPLIT_CHARACTER,
    (written: string, highHex?: string, high?: string, lowHex?: string, low?: string) => {
      const codes = [
        highHex ? parseInt(highHex, 16) : Number(high),
        lowHex ? parseInt(lowHex, 16) : Number(low),
      ];
      const joined = String.fromCharCode(...codes);
      return joined.isWellFormed() ? joined : written;
    },
  );
}
