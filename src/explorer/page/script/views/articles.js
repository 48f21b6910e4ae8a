import { counted, En, html } from '../html.js';
import { hrefOf, setFlag } from '../address.js';
import { writeMoment } from '../time.js';
import { Article, nameOf, rememberNames } from '../parts/article.js';
import { Empty } from '../parts/empty.js';
import { Live, streamOf } from '../parts/live.js';
import { countsOf, MatchesOverTime } from '../parts/matches-over-time.js';
import { MorePages, usePages } from '../parts/more-pages.js';
import { diversityOf, Notes } from '../parts/notes.js';
import { Publishers } from '../parts/publishers.js';

/** How many articles there are: the number in all where the response has it. */
function countText({ total, total_is_exact: isExact }, shown) {
  if (total === undefined || total <= shown) return counted(shown, 'article');
  return `${shown} of ${isExact ? '' : 'more than '}${total} matches`;
}

/** The publishers and dates a list is narrowed to, each with a link that removes it. */
function Narrowed({ path, params }) {
  const { from, to, domains } = params;
  const period = [...new Set([from, to].filter(Boolean))].map(writeMoment).join(' – ');
  const chips = [
    period && [period, { from: '', to: '' }],
    ...(domains
      ? domains.split(',').map((name) => [
          nameOf(name.trim()),
          {
            domains: domains
              .split(',')
              .filter((one) => one !== name)
              .join(','),
          },
        ])
      : []),
  ].filter(Boolean);
  return html`${chips.map(([label, some]) => html`<a key=${label} class="chip" href=${hrefOf(path, { ...params, ...some })} aria-label=${`Remove ${label}`}><bdi>${label}</bdi> ×</a>`)}`;
}

const SORTS = {
  '/news': [
    ['', 'Best first'],
    ['newest', 'Newest first'],
  ],
  '/news/advanced': [
    ['', 'Newest first'],
    ['published_at_asc', 'Oldest first'],
    ['title_asc', 'Title A–Z'],
    ['title_desc', 'Title Z–A'],
  ],
};

/** Articles of a search, a category or a place, with their histogram, publishers and new arrivals. */
export function Articles({ request, result, live }) {
  const { path, params } = request;
  const pages = usePages(result);
  const stream = streamOf(request);
  const { items } = pages;
  rememberNames(items);
  const sorts = SORTS[path];
  return html`<div class="results">
    <div class="toolbar">
      <p role="status"><${En}>${diversityOf(result.headers) ? counted(items.length, 'article') : countText(result.body, items.length)}<//></p>
      <${Narrowed} path=${path} params=${params} />
      <span class="space"></span>
      ${
        sorts &&
        html`<select
          aria-label="Order"
          value=${params.sort ?? ''}
          onChange=${(event) => (location.hash = hrefOf(path, { ...params, sort: event.target.value }))}
        >
        ${sorts.map(([value, label]) => html`<option key=${value} value=${value}>${label}</option>`)}
      </select>`
      }
      ${stream && !live && html`<button type="button" onClick=${() => setFlag('live', true)}>Live</button>`}
    </div>
    ${stream && live && html`<${Live} stream=${stream} onArticles=${pages.prepend} />`}
    <${Notes} request=${request} result=${result} shown=${items.length} hasPublishers=${countsOf(request) !== null} />
    <div class="columns">
      <div class="list">
        ${result.body.total !== 0 && html`<${MatchesOverTime} request=${request} />`}
        ${
          items.length === 0
            ? html`<${Empty} request=${request} />`
            : html`<div class="articles">${items.map((article, i) => html`<${Article} key=${article.url} article=${article} isEager=${i < 4} />`)}</div>`
        }
        <${MorePages} pages=${pages} />
      </div>
      ${(result.body.total !== 0 || params.domains || params.labels) && html`<${Publishers} request=${request} items=${items} />`}
    </div>
  </div>`;
}
