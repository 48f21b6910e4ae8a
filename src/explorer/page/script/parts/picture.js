import { useState } from 'preact/hooks';
import { html } from '../html.js';

/** A thumbnail that fades in, with a fixed ratio; the publisher's initial where there is none. */
export function Picture({ url, source, isEager = false }) {
  const [state, setState] = useState('loading');
  if (!url || state === 'failed')
    return html`<div class="picture initial" aria-hidden="true">${source[0].toUpperCase()}</div>`;
  return html`<div class="picture">
    <img
      src=${url}
      alt=""
      class=${state}
      loading=${isEager ? 'eager' : 'lazy'}
      decoding="async"
      referrerpolicy="no-referrer"
      onLoad=${() => setState('shown')}
      onError=${() => setState('failed')}
    />
  </div>`;
}
