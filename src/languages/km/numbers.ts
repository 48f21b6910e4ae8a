import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months: 'មករា | កុម្ភៈ | មីនា | មេសា | ឧសភា | មិថុនា | កក្កដា | សីហា | កញ្ញា | តុលា | វិច្ឆិកា | ធ្នូ',
};
