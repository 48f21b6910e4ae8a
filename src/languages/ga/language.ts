import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ga: LanguageData = { code: 'ga', numbers };
