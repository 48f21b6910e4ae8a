import { html } from '../html.js';
import { hrefOf, setFlag } from '../address.js';
import { Time } from '../time.js';
import { Histogram } from '../parts/histogram.js';
import { MorePages, usePages } from '../parts/more-pages.js';

/** The publishers in the index. */
function Sources({ result }) {
  const pages = usePages(result);
  return html`<div class="table" tabindex="0" role="region" aria-label="Publishers"><table>
    <thead><tr><th scope="col">Publisher</th><th scope="col">Languages</th><th scope="col">Countries</th><th scope="col" class="number">Articles in 7 days</th><th scope="col">Newest</th></tr></thead>
    <tbody>
      ${pages.items.map(
        (source) => html`<tr key=${source.domain}>
          <th scope="row"><bdi>${source.name ?? source.domain}</bdi><br /><span class="quiet">${source.domain}</span></th>
          <td>${source.languages.join(', ')}</td>
          <td>${source.countries.join(', ')}</td>
          <td class="number">${source.articles_7d}</td>
          <td>${source.newest_at && html`<${Time} at=${source.newest_at} />`}</td>
        </tr>`,
      )}
    </tbody>
  </table></div>
  <${MorePages} pages=${pages} />`;
}

/** Numbers by source, country, language or category. */
function Shares({ buckets, by }) {
  return html`<div class="table" tabindex="0" role="region" aria-label="Numbers"><table>
    <thead><tr><th scope="col">${by[0].toUpperCase() + by.slice(1)}</th><th scope="col" class="number">Articles</th><th scope="col" class="number">Publishers</th></tr></thead>
    <tbody>${buckets.map(({ key, articles, publishers }) => html`<tr key=${key}><th scope="row"><bdi>${key}</bdi></th><td class="number">${articles}</td><td class="number">${publishers}</td></tr>`)}</tbody>
  </table></div>`;
}

/** Responses that are no news: publishers, numbers, health, usage. All of the response is in the panel. */
export function Data({ request, result, panel }) {
  const { body } = result;
  if (request.path === '/sources') return html`<h1>Publishers</h1><${Sources} result=${result} />`;
  if (request.path === '/news/counts' && body.buckets?.length > 0) {
    const name = request.params.topic ?? request.params.topic1;
    const isByTime = ['day', 'hour'].includes(body.by);
    return html`<h1>Number of articles: <bdi>${name}</bdi></h1>
      ${isByTime ? html`<${Histogram} title="Articles over time" buckets=${body.buckets} by=${body.by} />` : html`<${Shares} ...${body} />`}
      <p><a href=${hrefOf(request.params.topic ? '/news' : '/news/topic', { ...request.params, by: '' })}>Show the articles</a></p>`;
  }
  return html`<section class="trouble">
    <h1>${body?.status ? `Status: ${body.status}` : request.path}</h1>
    <p>The response is in the API panel.</p>
    ${!panel && html`<button type="button" onClick=${() => setFlag('api', true)}>Open the API panel</button>`}
  </section>`;
}
