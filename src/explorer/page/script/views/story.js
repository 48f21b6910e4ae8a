import { counted, En, html } from '../html.js';
import { hrefOf } from '../address.js';
import { languageName } from '../locale.js';
import { Time } from '../time.js';
import { Article, publisherOf } from '../parts/article.js';
import { Histogram } from '../parts/histogram.js';
import { MorePages, usePages } from '../parts/more-pages.js';

const HOUR = 3_600_000;
const MAX_BUCKETS = 240;

/** The curve of a story with its empty hours or days, which the service leaves out. */
function completeCurve(timeline) {
  const times = timeline.map(({ at }) => Date.parse(at));
  const by =
    times.every((time) => time % (24 * HOUR) === 0) &&
    times.length > 0 &&
    times.at(-1) - times[0] >= 24 * HOUR
      ? 'day'
      : 'hour';
  const step = by === 'day' ? 24 * HOUR : HOUR;
  const length = Math.min(MAX_BUCKETS, Math.round((times.at(-1) - times[0]) / step) + 1);
  const buckets = Array.from({ length }, (_, i) => {
    const time = times[0] + i * step;
    return timeline[times.indexOf(time)] ?? { at: new Date(time).toISOString(), articles: 0, publishers: 0 };
  });
  return { by, buckets };
}

/** One story: its curve, its publishers and its reports. */
export function StoryPage({ request, result }) {
  const { body } = result;
  const {
    title,
    articles,
    publishers,
    first_at: firstAt,
    last_at: lastAt,
    timeline = [],
    first,
    follows,
  } = body;
  const pages = usePages(result);
  const names = new Map(pages.items.map((article) => [article.source, publisherOf(article)]));
  const elsewhere = body.other_languages ?? [];
  return html`<div class="story-page">
    <header>
      <h1 dir="auto">${title}</h1>
      <p class="byline">
        <strong><${En}>${counted(publishers, 'publisher')}<//></strong>
        <span><${En}>${counted(articles, 'report')}<//></span>
        ${firstAt && html`<span><${En}>began <${Time} at=${firstAt} /><//></span>`}
        ${lastAt && html`<span><${En}>latest <${Time} at=${lastAt} /><//></span>`}
      </p>
      ${
        first &&
        html`<p>First reported by <bdi>${names.get(first.source) ?? first.source}</bdi>: <a href=${first.url} rel="noopener" dir="auto">${first.title}</a></p>`
      }
      ${follows && html`<p><a href=${hrefOf(`/news/stories/${follows}`)}>The story before it</a></p>`}
      ${
        elsewhere.length > 0 &&
        html`<ul class="elsewhere" aria-label="The same event in other languages">
        ${elsewhere.map(
          ({ language, id, title, publishers }) =>
            html`<li key=${id}><span class="quiet">${languageName(language)} (${publishers}):</span> <a href=${hrefOf(`/news/stories/${id}`)} dir="auto">${title}</a></li>`,
        )}
      </ul>`
      }
    </header>
    ${timeline.length > 0 && html`<${Histogram} title="Reports over time" ...${completeCurve(timeline)} />`}
    <section aria-labelledby="story-publishers">
      <h2 id="story-publishers">Publishers</h2>
      <ul class="names-list">${(body.publishers_list ?? [...names.keys()]).map((domain) => html`<li key=${domain}><bdi title=${domain}>${names.get(domain) ?? domain}</bdi></li>`)}</ul>
    </section>
    <section aria-labelledby="story-reports">
      <h2 id="story-reports">Reports</h2>
      ${!pages.next && pages.items.length < articles && html`<p class="quiet">Near-identical reports are shown once.</p>`}
      <div class="articles">${pages.items.map((article, i) => html`<${Article} key=${article.url} article=${article} heading="h3" isEager=${i < 3} />`)}</div>
      <${MorePages} pages=${pages} />
    </section>
  </div>`;
}
