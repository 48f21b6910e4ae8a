import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Copy } from './copy.js';
import { LANGUAGES, sampleOf } from './samples.js';

/** The request as a program in the chosen language. */
export function Code({ request }) {
  const [language, setLanguage] = useState(LANGUAGES[0]);
  const sample = sampleOf(request, language);
  return html`<section class="code" aria-labelledby="code-title">
    <div class="bar">
      <h3 id="code-title">Request</h3>
      <div role="group" aria-label="Language of the sample" class="choice">
        ${LANGUAGES.map(
          (name) =>
            html`<button
          key=${name}
          type="button"
          aria-pressed=${String(name === language)}
          onClick=${() => setLanguage(name)}
        >${name}</button>`,
        )}
      </div>
      <${Copy} text=${sample} />
    </div>
    <pre tabindex="0" role="region" aria-label=${`The request with ${language}`}><code>${sample}</code></pre>
  </section>`;
}
