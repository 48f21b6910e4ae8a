import { html } from '../html.js';
import { navigate, setFlag } from '../address.js';

/** The place of local news. */
export function Place({ params }) {
  const go = (event) => {
    event.preventDefault();
    navigate('/news/local', { ...params, query: event.target.query.value });
  };
  return html`<form class="place" onSubmit=${go}>
    <label for="place">Town or region</label>
    <input
      id="place"
      name="query"
      type="search"
      dir="auto"
      autocomplete="address-level2"
      required
      maxlength="100"
      defaultValue=${params.query ?? ''}
    />
    <button class="primary">Show</button>
  </form>`;
}

/** A view whose request lacks a value: what to do. */
export function Missing({ request: { path }, missing }) {
  if (path === '/news' || path === '/news/advanced')
    return html`<section class="trouble">
      <h2>What are you looking for?</h2>
      <p>Type words into the field above; the key <kbd>/</kbd> takes you there. <code>"a phrase"</code> finds these words in order, <code>-word</code> excludes one, <code>a OR b</code> finds either.</p>
    </section>`;
  return html`<section class="trouble">
    <h2>One more value is needed</h2>
    <p><code>${path}</code> needs ${missing.filter(Boolean).join(' or ') || 'the id of a story'}. <button type="button" onClick=${() => setFlag('api', true)}>Edit the request</button></p>
  </section>`;
}
