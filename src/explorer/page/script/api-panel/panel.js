import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { navigate, setFlag, targetOf } from '../address.js';
import { gateway, neededFor } from '../request.js';
import { Code } from './code.js';
import { Described, Field } from './field.js';
import { carry, fill, operationAt, useOperations } from './operations.js';
import { ResponsePart } from './response.js';

const opener = () => document.querySelector('[aria-controls="api"]');

function close() {
  setFlag('api', false);
  opener()?.focus();
}

/** The key and host of the caller; they stay in this tab. */
function Gateway({ onChange }) {
  const field = (name, label) => html`<div class="field">
    <label for=${`g-${name}`}>${label}</label>
    <input
      id=${`g-${name}`}
      type="text"
      autocomplete="off"
      spellcheck=${false}
      value=${gateway[name]}
      onInput=${(event) => (gateway.set(name, event.target.value), onChange())}
    />
  </div>`;
  return html`<details><summary>Gateway headers</summary>${field('key', 'x-gateway-key')}${field('host', 'x-gateway-host')}</details>`;
}

/** Shown above the optional parameters: one of several may be needed (`url` or `id`, `language` or `languages`). */
const isFirst = (path) => {
  const needed = [...neededFor(path), 'language'];
  return ({ required, name }) => required || needed.includes(name);
};

function Form({ operations, operation, values, setValues, faults, onSend, onGateway }) {
  const choose = (event) => {
    const next = operations.find(({ path }) => path === event.target.value);
    const { path, params } = fill(next, carry(next, values));
    navigate(path, params);
  };
  const submit = (event) => {
    event.preventDefault();
    const { path, params } = fill(operation, values);
    onSend(path, params);
  };
  const field = (parameter) => html`<${Field}
    key=${`${operation.path} ${parameter.name}`}
    parameter=${parameter}
    value=${values[parameter.name] ?? ''}
    onChange=${(value) => setValues((before) => ({ ...before, [parameter.name]: value }))}
    fault=${faults[parameter.name]}
  />`;
  const first = operation.parameters.filter(isFirst(operation.path));
  const optional = operation.parameters.filter((parameter) => !first.includes(parameter));
  const given = optional.filter(({ name }) => values[name]).length;
  return html`<form onSubmit=${submit} novalidate>
    <div class="send">
      <label for="endpoint" class="hidden">Endpoint</label>
      <select id="endpoint" value=${operation.path} onChange=${choose}>
        ${operations.map(({ path }) => html`<option key=${path} value=${path}>${`GET ${path}`}</option>`)}
      </select>
      <button class="primary">Send</button>
    </div>
    <p class="quiet"><${Described} text=${operation.description.split(/(?<=\.) /)[0]} /></p>
    ${first.map(field)}
    ${
      optional.length > 0 &&
      html`<details open=${optional.some(({ name }) => faults[name])}>
      <summary>
        Optional parameters${' '}
        <span class="quiet">${given > 0 ? `${given} of ${optional.length} set` : optional.length}</span>
      </summary>
      <div class="optional">${optional.map(field)}</div>
    </details>`
    }
    <${Gateway} onChange=${onGateway} />
  </form>`;
}

/** The request that made what is seen, to be changed, sent and copied, with its response. */
export function Panel({ request, response, onSend }) {
  const operations = useOperations();
  const panel = useRef();
  const found = operations && operationAt(operations, request.path);
  const target = targetOf(request);
  const own = { ...request.params, ...found?.inPath };
  const [draft, setDraft] = useState({ target: null, values: {} });
  const values = draft.target === target ? draft.values : own;
  const setValues = (change) => setDraft({ target, values: change(values) });
  const [, redraw] = useState(0);
  useEffect(() => {
    if (document.activeElement === opener()) panel.current.focus();
  }, []);
  const onKeyDown = (event) => event.key === 'Escape' && close();
  const faults = Object.fromEntries(
    (response.result?.body?.errors ?? []).map(({ parameter, detail }) => [parameter, detail]),
  );
  const shown = found ? fill(found.operation, values) : request;
  return html`<aside
    id="api"
    class="panel"
    aria-label="API request"
    tabindex="-1"
    ref=${panel}
    onKeyDown=${onKeyDown}
  >
    <div class="bar">
      <h2>API</h2>
      <a href="openapi.json">OpenAPI</a>
      <a href="docs">Docs</a>
      <button type="button" class="close" aria-label="Close the API panel" onClick=${close}>×</button>
    </div>
    ${
      found
        ? html`<${Form}
          operations=${operations}
          operation=${found.operation}
          values=${values}
          setValues=${setValues}
          faults=${faults}
          onSend=${onSend}
          onGateway=${() => redraw(Date.now())}
        />`
        : html`<p class="quiet" role="status">${operations ? 'No operation has this path.' : 'Loading the description…'}</p>`
    }
    ${operations && html`<${Code} request=${shown} />`}
    ${operations && (request.path === '/news/stream' ? html`<p class="quiet">An event stream: its articles appear in the page.</p>` : html`<${ResponsePart} response=${response} />`)}
  </aside>`;
}
