import { useState } from 'preact/hooks';
import { html } from '../html.js';

/** Without a secure page there is no clipboard; a selected text can still be copied. */
function copySelected(text) {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

export function Copy({ text, label = 'Copy' }) {
  const [state, setState] = useState(label);
  const copy = async (event) => {
    const button = event.currentTarget;
    const isCopied = await (navigator.clipboard?.writeText(text).then(
      () => true,
      () => copySelected(text),
    ) ?? copySelected(text));
    button.focus();
    setState(isCopied ? 'Copied' : 'Not copied');
    setTimeout(() => setState(label), 1500);
  };
  return html`<button type="button" class="copy" onClick=${copy}><span role="status">${state}</span></button>`;
}
