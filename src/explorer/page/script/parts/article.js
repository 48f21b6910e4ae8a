import { hrefOf } from '../address.js';
import { html } from '../html.js';
import { Time } from '../time.js';
import { Marked } from './marked.js';
import { Picture } from './picture.js';

/** Names of publishers in the lists seen so far: a narrowed list has those of few, the stream and counts have none. */
const NAMES = new Map();

export const nameOf = (domain) => NAMES.get(domain) ?? domain;

export const publisherOf = ({ source_name: name, source }) => name || nameOf(source);

export function rememberNames(articles) {
  for (const article of articles) NAMES.set(article.source, publisherOf(article));
}

/** Publisher and time of an article. */
export const Byline = ({ article }) =>
  html`<p class="byline">
    <bdi class="publisher" title=${article.source}>${publisherOf(article)}</bdi>
    <span><${Time} at=${article.published_at} /></span>
  </p>`;

/** One article of a list. */
export function Article({ article, isEager, heading = 'h2' }) {
  const { title, url, preview, image_url: image, source, matches = {} } = article;
  return html`<article class="article">
    <div class="text">
      <${heading} dir="auto"><a class="item" href=${url} rel="noopener"><${Marked} text=${title} spans=${matches.title} /></a><//>
      ${preview && html`<p class="preview" dir="auto"><${Marked} text=${preview} spans=${matches.preview} /></p>`}
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
