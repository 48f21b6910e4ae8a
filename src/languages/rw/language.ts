import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const rw: LanguageData = { code: 'rw', numbers };
