import { cutPreview } from '../../articles/cut-preview.js';

/** UTF-16 code units of text that are searched beyond the preview. */
const MOST = 1_000;

/** What of an article's text stands behind its preview; empty when the preview shows all of it or nothing. */
export function restOfText(text: string, preview: string): string {
  if (!preview.endsWith('…')) return '';
  const shown = preview.slice(0, -1);
  const folded = text.replace(/\s+/gu, ' ').trim();
  if (!folded.startsWith(shown)) return '';
  const rest = cutPreview(folded.slice(shown.length), MOST);
  return rest.endsWith('…') ? rest.slice(0, -1) : rest;
}
