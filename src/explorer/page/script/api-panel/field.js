import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Control } from './control.js';

/** Text of the description; text between backticks becomes code. */
export const Described = ({ text }) =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

/** A parameter with its control, its meaning behind a button, and what the service found wrong with it. */
export function Field({ parameter, value, onChange, fault }) {
  const [isOpen, setOpen] = useState(false);
  const { name, description, required } = parameter;
  const id = `p-${name}`;
  return html`<div class="field">
    <div class="field-name">
      <label id=${`${id}-name`} for=${id}>${name}</label>
      ${required && html`<span class="quiet">required</span>`}
      <button
        type="button"
        class="help"
        aria-expanded=${String(isOpen)}
        aria-controls=${`${id}-help`}
        aria-label=${`About ${name}`}
        onClick=${() => setOpen(!isOpen)}
      >?</button>
    </div>
    <${Control}
      parameter=${parameter}
      id=${id}
      value=${value}
      onChange=${onChange}
      isInvalid=${Boolean(fault)}
      describedBy=${`${fault ? `${id}-fault ` : ''}${id}-help`}
    />
    ${fault && html`<p class="fault" id=${`${id}-fault`}>${fault}</p>`}
    <p class="about" id=${`${id}-help`} hidden=${!isOpen}><${Described} text=${description} /></p>
  </div>`;
}
