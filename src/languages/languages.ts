import { ar } from './data/ar.js';
import { de } from './data/de.js';
import { en } from './data/en.js';
import { es } from './data/es.js';
import { fr } from './data/fr.js';
import { zh } from './data/zh.js';
import type { Language } from './language.js';

/** Every language with words of its own: a language is one file in `data/` and one line here. */
export const LANGUAGES: readonly Language[] = [ar, de, en, es, fr, zh];
