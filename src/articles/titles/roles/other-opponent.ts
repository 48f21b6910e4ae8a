import type { ReadTitle } from '../parse-signature.js';
import { sameWord } from '../same-word.js';

export const AGAINST =
  /^(?:against|gegen|contre|contra|contro|tegen|mot|imod|против|проти|przeciw|przeciwko|proti|protiv)$/;

/** The content word behind the last `against`. */
function opponent({ order, content }: ReadTitle): string | undefined {
  const at = order.findLastIndex((word) => AGAINST.test(word));
  return at === -1 ? undefined : order.slice(at + 1).find((word) => content.includes(word));
}

/** Whether each title is against somebody else. */
export function otherOpponent(a: ReadTitle, b: ReadTitle): boolean {
  const [one, other] = [opponent(a), opponent(b)];
  return one !== undefined && other !== undefined && !sameWord(one, other);
}
