import { TextDecoder } from '@exodus/bytes/encoding.js';
import { MULTI_BYTE, SINGLE_BYTE, type CharsetProfile } from './charset-profiles.js';

/** Bytes examined, from the first that is not ASCII. */
const SAMPLE_BYTES = 16_384;

/** With a lower share of common characters a valid multi-byte decoding is chance. */
const MIN_SHARE = 0.2;

/** Added to the share of common characters when the document names a language of the charset. */
const LANGUAGE_BONUS = 0.25;

/**
 * A guess at the charset from the bytes alone, for documents that are not UTF-8 and declare nothing that fits: the
 * charset that decodes to the highest share of characters common in it.
 *
 * @returns a name of the Encoding Standard; `windows-1252` when there is no evidence for another
 */
export function detectCharset(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first < 0) return 'windows-1252';
  const sample = bytes.subarray(first, first + SAMPLE_BYTES);
  const language = namedLanguage(bytes);
  return (
    best(MULTI_BYTE, sample, language, true) ?? best(SINGLE_BYTE, sample, language, false) ?? 'windows-1252'
  );
}

function best(
  profiles: readonly CharsetProfile[],
  sample: Uint8Array,
  language: string | null,
  strictly: boolean,
): string | null {
  let found: { charset: string; score: number } | null = null;
  for (const profile of profiles) {
    const share = commonShare(profile, sample, strictly);
    if (share === null || (strictly && share < MIN_SHARE)) continue;
    const score = share + (language !== null && profile.languages.includes(language) ? LANGUAGE_BONUS : 0);
    if (found === null || score > found.score) found = { charset: profile.charset, score };
  }
  return found?.charset ?? null;
}

/**
 * The share of common characters among those beyond ASCII; null when the bytes are not valid in the charset. A
 * character of another script glued to an ASCII letter is a sign of the wrong charset and does not count.
 */
function commonShare(profile: CharsetProfile, sample: Uint8Array, strictly: boolean): number | null {
  const text = decodeSample(profile.charset, sample, strictly);
  if (text === null) return null;
  const usual = new Set(profile.common);
  const latin = /\p{Script=Latin}/u.test(profile.common);
  let afterLetter = false;
  let beyondAscii = 0;
  let hits = 0;
  for (const character of text) {
    if (character <= '\u007f') {
      afterLetter = /[a-z]/i.test(character);
      continue;
    }
    beyondAscii++;
    if (usual.has(character) && (latin || !afterLetter)) hits++;
  }
  return beyondAscii === 0 ? null : hits / beyondAscii;
}

function decodeSample(charset: string, sample: Uint8Array, strictly: boolean): string | null {
  try {
    // Streaming, because the sample may end within a character.
    return new TextDecoder(charset, { fatal: strictly }).decode(sample, { stream: true });
  } catch {
    return null;
  }
}

function namedLanguage(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096)).toString('latin1');
  const tag = /<(?:dc:)?language>\s*([a-z]{2})\b|xml:lang\s*=\s*["']([a-z]{2})\b/i.exec(head);
  return (tag?.[1] ?? tag?.[2])?.toLowerCase() ?? null;
}
