import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const om: LanguageData = { code: 'om', numbers };
