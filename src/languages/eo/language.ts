import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const eo: LanguageData = { code: 'eo', numbers };
