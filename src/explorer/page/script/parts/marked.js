import { html } from '../html.js';

/**
 * A text with the words of the query marked.
 *
 * @param {{text: string, spans?: [number, number][]}} props spans: start and end in UTF-16 code units, in order
 */
export function Marked({ text, spans = [] }) {
  const ends = [0, ...spans.map(([, end]) => end)];
  return html`${spans.map(([start, end], i) => html`${text.slice(ends[i], start)}<mark>${text.slice(start, end)}</mark>`)}${text.slice(ends.at(-1))}`;
}
