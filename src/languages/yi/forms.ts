import type { Forms } from '../language.js';

export const forms: Forms = {
  apostropheInside: true,
};
