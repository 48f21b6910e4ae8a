import { html } from '../html.js';
import { hrefOf } from '../address.js';
import { urlOf } from '../request.js';
import { useBody } from '../use-response.js';
import { nameOf } from './article.js';
import { countsOf } from './matches-over-time.js';

const MAX_SHOWN = 12;

const chosenOf = (list) =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The labels of the publishers of a list, the most frequent first; each narrows the list to it, or widens it again. */
function Labels({ request, items }) {
  const chosen = chosenOf(request.params.labels);
  const found = new Map(chosen.map((label) => [label, 0]));
  for (const label of items.flatMap(({ labels }) => labels ?? []))
    found.set(label, (found.get(label) ?? 0) + 1);
  if (found.size === 0) return null;
  const sorted = [...found].sort(([, one], [, other]) => other - one).slice(0, MAX_SHOWN);
  const hrefWith = (labels) => hrefOf(request.path, { ...request.params, labels: labels.join(',') });
  return html`<h2>Labels</h2>
    <ul>
      ${sorted.map(([label]) => {
        const isChosen = chosen.includes(label);
        const next = isChosen ? chosen.filter((one) => one !== label) : [...chosen, label];
        return html`<li key=${label}>
          <a href=${hrefWith(next)} aria-current=${isChosen ? 'true' : undefined}>
            <bdi>${label}</bdi>${isChosen && html`<span class="quiet">×</span>`}
          </a>
        </li>`;
      })}
    </ul>`;
}

/** The publishers of a list with their numbers of articles; each is a link that narrows the list to it, or widens it again. */
export function Publishers({ request, items }) {
  const counts = countsOf(request, { by: 'source' });
  const buckets = useBody(counts && urlOf(counts))?.buckets ?? [];
  const chosen = chosenOf(request.params.domains);
  const others = chosen
    .filter((domain) => !buckets.some(({ key }) => key === domain))
    .map((key) => ({ key }));
  const shown = [...others, ...buckets].filter(({ key }, i) => i < MAX_SHOWN || chosen.includes(key));
  if (counts === null && shown.length === 0) return null;
  if (shown.length === 0 && !request.params.labels) return html`<div class="publishers"></div>`;
  const hrefWith = (domains) => hrefOf(request.path, { ...request.params, domains: domains.join(',') });
  return html`<section class="publishers" aria-labelledby="publishers-title">
    <h2 id="publishers-title">Publishers</h2>
    <ul>
      ${shown.map(({ key, articles }) => {
        const isChosen = chosen.includes(key);
        const next = isChosen ? chosen.filter((domain) => domain !== key) : [...chosen, key];
        return html`<li key=${key}>
          <a href=${hrefWith(next)} aria-current=${isChosen ? 'true' : undefined}>
            <bdi title=${key}>${nameOf(key)}</bdi>
            <span class="quiet">${isChosen ? '×' : (articles ?? '')}</span>
          </a>
        </li>`;
      })}
    </ul>
    ${chosen.length > 0 && html`<a href=${hrefWith([])}>All publishers</a>`}
    <${Labels} request=${request} items=${items} />
  </section>`;
}
