import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Article } from '../parts/article.js';
import { Live } from '../parts/live.js';
import { setFlag } from '../address.js';

/** New articles only, as they come. */
export function Stream({ request, live }) {
  const [items, setItems] = useState([]);
  return html`<div class="results">
    ${
      live
        ? html`<${Live} stream=${request} onArticles=${(articles) => setItems([...articles, ...items])} />`
        : html`<p class="note">The stream sends new articles as they arrive. <button
          type="button"
          class="primary"
          onClick=${() => setFlag('live', true)}
        >Start</button></p>`
    }
    <div class="articles">${items.map((article) => html`<${Article} key=${article.url} article=${article} />`)}</div>
  </div>`;
}
