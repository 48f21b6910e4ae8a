import { useEffect, useRef } from 'preact/hooks';
import { counted, En, html } from '../html.js';
import { writeLabel, writeMoment } from '../time.js';

const momentOf = (at, by) => (by === 'day' ? at.slice(0, 10) : at);

/** Moves the focus along a row of elements with the arrow keys; in right-to-left text the row is mirrored. */
export function stepInRow(event) {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const steps = { ArrowLeft: -1, ArrowRight: -1, [forward]: 1, Home: -Infinity, End: Infinity };
  const step = steps[event.key];
  const row = [...event.currentTarget.querySelectorAll('a, button')];
  const place = row.indexOf(document.activeElement);
  if (step === undefined || place === -1) return;
  event.preventDefault();
  row[Math.min(row.length - 1, Math.max(0, place + step))].focus();
}

/**
 * Numbers of articles over time as bars. With `onChoose` each is a button; the arrow keys move between them.
 *
 * @param {{buckets: {at: string, articles: number, publishers: number}[], by: 'day' | 'hour'}} props
 */
export function Histogram({ title, buckets, by, onChoose }) {
  const most = Math.max(1, ...buckets.map(({ articles }) => articles));
  const total = buckets.reduce((sum, { articles }) => sum + articles, 0);
  const row = useRef();
  const start = buckets[0].at;
  // Bars that do not fit are scrolled to the newest ones.
  useEffect(() => {
    const bars = row.current;
    bars.scrollLeft = getComputedStyle(bars).direction === 'rtl' ? -bars.scrollWidth : bars.scrollWidth;
  }, [start]);
  const bar = ({ at, articles, publishers }, i) => {
    const text = `${writeMoment(momentOf(at, by))}: ${counted(articles, 'article')} of ${counted(publishers, 'publisher')}`;
    const inner = html`<i style=${{ height: articles === 0 ? '0' : `max(2px, ${(100 * articles) / most}%)` }}></i>`;
    return onChoose
      ? html`<button
          key=${at}
          type="button"
          title=${text}
          aria-label=${`${text}. Show only these`}
          tabindex=${i === buckets.length - 1 ? 0 : -1}
          onClick=${() => onChoose(at)}
        >
          ${inner}
        </button>`
      : html`<span key=${at} role="img" title=${text} aria-label=${text}>${inner}</span>`;
  };
  return html`<figure class="histogram" style=${{ maxWidth: `max(22rem, ${7 * buckets.length}rem)` }}>
    <figcaption><span>${title}</span> <span class="quiet"><${En}>${counted(total, 'article')}, by ${by} (UTC)<//></span></figcaption>
    <div class="bars" ref=${row} role="group" aria-label=${title} onKeyDown=${stepInRow}>${buckets.map(bar)}</div>
    <div class="axis quiet" aria-hidden="true">
      <${En}>${writeLabel(momentOf(start, by))}<//>
      <${En}>highest: ${most}<//>
      <${En}>${writeLabel(momentOf(buckets.at(-1).at, by))}<//>
    </div>
  </figure>`;
}
