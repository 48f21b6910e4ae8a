import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ky: LanguageData = { code: 'ky', numbers };
