import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { setFlag } from '../address.js';
import { gateway } from '../request.js';

/** Counts down to a retry, in seconds. */
function Countdown({ seconds, onEnd }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return html`<p class="quiet">Trying again in ${left} s.</p>`;
}

/** A form for the key of the caller, which stays in this tab. */
function KeyForm({ detail, onSave }) {
  const save = (event) => {
    event.preventDefault();
    for (const name of ['key', 'host']) gateway.set(name, event.target[name].value);
    onSave();
  };
  const isFirst = gateway.key === 'demo';
  const field = useRef();
  // The form before this one had the focus.
  useEffect(() => {
    if (!isFirst) field.current.select();
  }, []);
  return html`<form class="key" onSubmit=${save}>
    ${!isFirst && html`<p role="alert">${detail}</p>`}
    <label>Your key <input
      ref=${field}
      name="key"
      type="text"
      required
      autocomplete="off"
      spellcheck=${false}
      defaultValue=${isFirst ? '' : gateway.key}
    /></label>
    <label>Host name of the service <input
      name="host"
      type="text"
      required
      autocomplete="off"
      spellcheck=${false}
      defaultValue=${gateway.host}
    /></label>
    <button class="primary">Continue</button>
    <p class="quiet">The key is stored in this tab only.</p>
  </form>`;
}

const WORDS = {
  401: 'This service requires a key',
  403: 'Your key does not include this',
  404: 'Not found',
  429: 'Too many requests',
  503: 'The search does not respond',
};

/** Why there is nothing to see, and what to do. */
export function Trouble({ result, error, reload }) {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  });
  if (error) {
    const isOffline = navigator.onLine === false;
    return html`<section class="trouble" role="alert">
      <h2>${isOffline ? 'You are offline' : 'No response'}</h2>
      <p>${isOffline ? 'The page continues as soon as there is a connection.' : 'The service could not be reached. It may be starting again, or the connection is interrupted.'}</p>
      <button type="button" class="primary" onClick=${reload}>Try again</button>
    </section>`;
  }
  const { status, statusText, body, headers } = result;
  const retryAfter = Number(headers.get('retry-after'));
  return html`<section class="trouble" role=${status === 401 ? undefined : 'alert'}>
    <h2>${WORDS[status] ?? body?.title ?? `${status} ${statusText}`}</h2>
    ${status !== 401 && body?.detail && html`<p>${body.detail}</p>`}
    ${
      body?.errors?.length > 1 &&
      html`<ul>${body.errors.map((fault) => html`<li><code>${fault.parameter}</code> ${fault.detail}</li>`)}</ul>`
    }
    ${status === 401 && html`<${KeyForm} detail=${body?.detail} onSave=${reload} />`}
    ${
      (status === 429 || status >= 500) &&
      html`<button type="button" class="primary" onClick=${reload}>Try again</button>`
    }
    ${
      (status === 429 || status === 503) &&
      retryAfter > 0 &&
      retryAfter <= 120 &&
      html`<${Countdown} key=${result} seconds=${retryAfter} onEnd=${reload} />`
    }
    ${status === 400 && html`<button type="button" onClick=${() => setFlag('api', true)}>Edit the request</button>`}
  </section>`;
}
