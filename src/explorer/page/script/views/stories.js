import { counted, En, html } from '../html.js';
import { hrefOf } from '../address.js';
import { Time } from '../time.js';
import { publisherOf } from '../parts/article.js';
import { Picture } from '../parts/picture.js';
import { Empty } from '../parts/empty.js';

const MAX_NAMED = 2;

/** Publishers of the shown reports, the first by name. */
function publishersOf({ items, publishers }) {
  const names = [...new Set(items.map(publisherOf))].slice(0, MAX_NAMED);
  const others = publishers - names.length;
  return html`${names.map((name, i) => html`${i > 0 ? ', ' : ''}<bdi>${name}</bdi>`)}${others > 0 && html` <${En}>and ${others} more<//>`}`;
}

/** A report in a list of reports. */
export const Report = ({ article }) =>
  html`<li>
    <a href=${article.url} rel="noopener" dir="auto">${article.title}</a>
    <span class="byline"><bdi class="publisher">${publisherOf(article)}</bdi> <span><${Time} at=${article.published_at} /></span></span>
  </li>`;

function Story({ story, isLead, isEager }) {
  const { id, title, items, publishers, first_at: firstAt } = story;
  const pictured = items.find(({ image_url: image }) => image);
  const others = items.filter((item) => item.title !== title);
  return html`<article class=${['story', isLead && 'lead', !pictured && 'plain'].filter(Boolean).join(' ')}>
    ${pictured && html`<${Picture} url=${pictured.image_url} source=${pictured.source} isEager=${isEager} />`}
    <div class="text">
      <h2 dir="auto"><a class="item" href=${hrefOf(`/news/stories/${id}`)}>${title}</a></h2>
      ${isLead && items[0].preview && html`<p class="preview" dir="auto">${items[0].preview}</p>`}
      <p class="byline">
        <strong><${En}>${counted(publishers, 'publisher')}<//></strong>
        ${firstAt && html`<span><${En}>began <${Time} at=${firstAt} /><//></span>`}
      </p>
      <p class="quiet names">${publishersOf(story)}</p>
      ${
        others.length > 0 &&
        html`<details>
        <summary><${En}>${counted(others.length, 'other report')}<//></summary>
        <ul class="reports">${others.map((article) => html`<${Report} key=${article.url} article=${article} />`)}</ul>
      </details>`
      }
    </div>
  </article>`;
}

/** Top stories: the most reported first. */
export function Stories({ request, result }) {
  const { stories } = result.body;
  if (stories.length === 0) return html`<${Empty} request=${request} />`;
  return html`<div class="stories">
    ${stories.map((story, i) => html`<${Story} key=${story.id} story=${story} isLead=${i === 0} isEager=${i < 3} />`)}
  </div>`;
}
