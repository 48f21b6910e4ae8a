import type { Edition } from './edition.js';

/** Section words of the English-language papers. */
export const englishSections: Edition['sections'] = {
  world: 'World',
  national: 'National',
  business: 'Business',
  technology: 'Technology',
  entertainment: 'Entertainment',
  sports: 'Sports',
  science: 'Science',
  health: 'Health',
  politics: 'Politics',
  economy: 'Economy',
  environment: 'Environment',
};
