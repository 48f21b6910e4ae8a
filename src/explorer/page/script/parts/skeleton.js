import { html } from '../html.js';

/** The shape of a list while it loads. */
export const Skeleton = ({ kind = 'article', count = 6 }) =>
  html`<div class=${kind === 'story' ? 'stories' : 'articles'} aria-hidden="true">
    ${Array.from(
      { length: count },
      (_, i) => html`<div key=${i} class="${kind} skeleton ${kind === 'story' && i === 0 ? 'lead' : ''}">
        ${kind === 'story' && html`<div class="picture"></div>`}
        <div class="text"><i></i><i></i><i></i></div>
        ${kind === 'article' && html`<div class="picture"></div>`}
      </div>`,
    )}
  </div>`;
