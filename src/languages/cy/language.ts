import type { LanguageData } from '../language.js';
import { forms } from './forms.js';

export const cy: LanguageData = { code: 'cy', forms };
