import { america } from './america.js';
import { arabic } from './arabic.js';
import { britain } from './britain.js';
import { chineseSimplified } from './chinese-simplified.js';
import { chineseTraditional } from './chinese-traditional.js';
import { commonwealth } from './commonwealth.js';
import { czech } from './czech.js';
import { dutch } from './dutch.js';
import { finnish } from './finnish.js';
import { french } from './french.js';
import { german } from './german.js';
import { greek } from './greek.js';
import { hebrew } from './hebrew.js';
import { hindi } from './hindi.js';
import { indonesian } from './indonesian.js';
import { italian } from './italian.js';
import { japanese } from './japanese.js';
import { korean } from './korean.js';
import { polish } from './polish.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { swedish } from './swedish.js';
import { thai } from './thai.js';
import { turkish } from './turkish.js';
import { ukrainian } from './ukrainian.js';
import { vietnamese } from './vietnamese.js';

/** Every edition by the name that the publishers' table uses. A new language is one file and one line here. */
export const EDITIONS = {
  america,
  arabic,
  britain,
  chineseSimplified,
  chineseTraditional,
  commonwealth,
  czech,
  dutch,
  finnish,
  french,
  german,
  greek,
  hebrew,
  hindi,
  indonesian,
  italian,
  japanese,
  korean,
  polish,
  portuguese,
  russian,
  spanish,
  swedish,
  thai,
  turkish,
  ukrainian,
  vietnamese,
};

export type EditionName = keyof typeof EDITIONS;
