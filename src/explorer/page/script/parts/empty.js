import { html } from '../html.js';
import { hrefOf } from '../address.js';
import { languageName } from '../locale.js';

/** Requests with one condition less. */
function widerOf({ path, params }) {
  const without = (label, ...names) =>
    names.some((name) => params[name]) && [
      label,
      { ...params, ...Object.fromEntries(names.map((name) => [name, ''])) },
    ];
  const text = params.topic ?? '';
  const plain = text
    .replace(/["()]|\bOR\b|\B-\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [
    without('At any time', 'timeframe', 'from', 'to'),
    without('Of all publishers', 'domains', 'exclude_domains', 'source', 'exclude_source'),
    params.geo && params.geo.toLowerCase() !== 'all' && without('From all countries', 'geo'),
    plain && plain !== text && [`With the plain words “${plain}”`, { ...params, topic: plain }],
    params.language &&
      !params.language.startsWith('en') && [
        `In English instead of ${languageName(params.language)}`,
        { ...params, language: 'en' },
      ],
  ]
    .filter(Boolean)
    .map(([label, params]) => ({ label, href: hrefOf(path, params) }));
}

/** Nothing found, with links to wider requests. */
export function Empty({ request }) {
  const wider = widerOf(request);
  return html`<section class="trouble">
    <h2>Nothing found</h2>
    ${
      wider.length > 0
        ? html`<p>Try the same:</p><ul>${wider.map(({ label, href }) => html`<li key=${label}><a href=${href}>${label}</a></li>`)}</ul>`
        : html`<p>A new service needs a moment to read its sources. How far it has come: <a href="#/health">health</a>.</p>`
    }
  </section>`;
}
