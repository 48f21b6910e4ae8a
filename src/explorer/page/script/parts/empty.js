import { html } from '../html.js';
import { hrefOf } from '../address.js';
import { COUNTRIES, languageName } from '../locale.js';

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
  const { language = '', languages, geo, timeframe, from, to } = params;
  const country = COUNTRIES.find(({ value }) => value === geo?.toUpperCase());
  const main = country?.lang;
  return [
    main &&
      !languages &&
      language.split('-')[0] !== main.split('-')[0] && [
        `In ${languageName(main)}, the main language of ${country.label}`,
        { ...params, language: main },
      ],
    // A story takes several publishers.
    path === '/news/stories' && [
      'All national news, also of a single publisher',
      { topic1: 'national', language, languages, geo, timeframe, from, to },
      '/news/topic',
    ],
    without('At any time', 'timeframe', 'from', 'to'),
    without('Of all publishers', 'domains', 'exclude_domains', 'source', 'exclude_source'),
    geo?.toLowerCase() !== 'all' && without('From all countries', 'geo'),
    plain && plain !== text && [`With the plain words “${plain}”`, { ...params, topic: plain }],
    language &&
      !language.startsWith('en') && [
        `In English instead of ${languageName(language)}`,
        { ...params, language: 'en' },
      ],
  ]
    .filter(Boolean)
    .map(([label, params, other = path]) => ({ label, href: hrefOf(other, params) }));
}

/** Nothing found, with links to wider requests. */
export function Empty({ request }) {
  const wider = widerOf(request);
  const hasText = Boolean(request.params.topic ?? request.params.query);
  return html`<section class="trouble">
    <h2>Nothing found</h2>
    ${hasText && html`<p>Check the spelling, or try fewer or other words.</p>`}
    ${
      wider.length > 0 &&
      html`<p>Try the same:</p><ul>${wider.map(({ label, href }) => html`<li key=${label}><a href=${href}>${label}</a></li>`)}</ul>`
    }
    ${
      !hasText &&
      !request.params.geo &&
      html`<p>A new service needs a moment to read its sources. How far it has come: <a href="#/health">health</a>.</p>`
    }
  </section>`;
}
