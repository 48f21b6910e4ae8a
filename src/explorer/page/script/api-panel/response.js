import { En, html } from '../html.js';
import { Copy } from './copy.js';
import { Json } from './json.js';

/** Status, time, headers and body of the response. */
export function ResponsePart({ response: { result, error, isLoading } }) {
  const { status, statusText, milliseconds, headers, body, text } = result ?? {};
  const shown = body === null || body === undefined ? (text ?? '') : JSON.stringify(body, null, 2);
  return html`<section class="response" aria-labelledby="response-title">
    <div class="bar">
      <h3 id="response-title">Response</h3>
      <p role="status">
        ${isLoading && 'Waiting…'}${error && 'No response'}
        ${
          result &&
          html`<${En}><span class=${result.ok ? 'status ok' : 'status failed'}>${status} ${statusText}</span> <span class="quiet">${milliseconds} ms</span><//>`
        }
      </p>
      ${result && html`<${Copy} text=${shown} />`}
    </div>
    ${
      result &&
      html`<details class="headers">
        <summary>Headers</summary>
        <dl>${[...headers].map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      </details>
      ${body === null ? html`<pre tabindex="0" role="region" aria-label="The response"><code>${text}</code></pre>` : html`<div class="json" tabindex="0" role="region" aria-label="The response as JSON"><${Json} key=${text} value=${body} /></div>`}`
    }
    ${!result && !error && !isLoading && html`<p class="quiet">Nothing was requested yet.</p>`}
  </section>`;
}
