import { useState } from 'preact/hooks';
import { html } from '../html.js';

const MAX_PREVIEW = 60;

/** A closed object or list: its size, and its first text. */
function previewOf(value) {
  if (Array.isArray(value)) return `[ ${value.length} ]`;
  const text = value.title ?? Object.values(value).find((one) => typeof one === 'string') ?? '';
  return `{ ${text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW)}…` : text} }`;
}

const Name = ({ name }) => name !== undefined && html`<span class="name">${JSON.stringify(name)}</span>: `;

/** A JSON value; objects and lists fold. What is folded is not rendered. */
export function Json({ value, name, openTo = 2 }) {
  const isNested = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  const [isOpen, setOpen] = useState(openTo > 0);
  if (!isNested)
    return html`<div class="leaf"><${Name} name=${name} /><span class=${value === null ? 'null' : typeof value}>${JSON.stringify(value)}</span></div>`;
  const isList = Array.isArray(value);
  return html`<details
    open=${isOpen}
    onToggle=${(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
  >
    <summary><${Name} name=${name} />${isOpen ? (isList ? '[' : '{') : html`<span class="folded">${previewOf(value)}</span>`}</summary>
    ${
      isOpen &&
      html`<div class="nested">
      ${Object.entries(value).map(
        ([key, part]) =>
          html`<${Json} key=${key} value=${part} name=${isList ? undefined : key} openTo=${openTo - 1} />`,
      )}
    </div>
    <div>${isList ? ']' : '}'}</div>`
    }
  </details>`;
}
