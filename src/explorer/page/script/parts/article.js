import { hrefOf } from '../address.js';
import { html } from '../html.js';
import { Time } from '../time.js';
import { Picture } from './picture.js';

export const publisherOf = ({ source_name: name, source }) => name || source;

/** Publisher and time of an article. */
export const Byline = ({ article }) =>
  html`<p class="byline">
    <bdi class="publisher" title=${article.source}>${publisherOf(article)}</bdi>
    <span><${Time} at=${article.published_at} /></span>
  </p>`;

/** One article of a list. */
export function Article({ article, isEager, heading = 'h2' }) {
  const { title, url, preview, image_url: image, source } = article;
  return html`<article class="article">
    <div class="text">
      <${heading} dir="auto"><a class="item" href=${url} rel="noopener">${title}</a><//>
      ${preview && html`<p class="preview" dir="auto">${preview}</p>`}
      <div class="under">
        <${Byline} article=${article} />
        <a
          class="quiet"
          href=${hrefOf('/news/similar', { url })}
          aria-label=${`Articles similar to ${title}`}
        >Similar</a>
      </div>
    </div>
    <${Picture} url=${image} source=${source} isEager=${isEager} />
  </article>`;
}
