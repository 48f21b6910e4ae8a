/** What may stand between a day and its month, or a sum and its currency, in any language, folded. */
export const DATE_LINKS: ReadonlySet<string> = new Set(
  'd de del di of do von af av na'.split(' '),
);
