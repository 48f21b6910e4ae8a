import type { Words } from '../language.js';

/** Told from Amharic by its own words for is, in, of and with, and by ኣ, where Amharic writes አ. */
export const words: Words = {
  distinctive: 'እዩ እያ እዮም ኣብ ናይ ምስ ካብ ናብ እውን ድማ እቲ እታ እቶም ነቲ ከምኡ ነበረ ኣለዎ ኣሎ *ኣ* *ታት *ዝ*',
};
