import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';

const MAX_SHOWN = 200;

const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Choices whose name begins with the text or whose code it is, then those with a later word that begins with it: `indi` is
 * India before it is the British Indian Ocean Territory.
 */
function matching(choices, text) {
  const wanted = plain(text.trim());
  const isFirst = ({ value, label, own = '' }) =>
    plain(label).startsWith(wanted) || plain(own).startsWith(wanted) || plain(value) === wanted;
  const hasWord = ({ label, own = '' }) => plain(`${label} ${own}`).includes(` ${wanted}`);
  const first = choices.filter(isFirst);
  return [...first, ...choices.filter((choice) => !first.includes(choice) && hasWord(choice))];
}

/**
 * A list that is searched by typing (ARIA combobox with a list box).
 *
 * @param {{choices: {value: string, label: string, own?: string, lang?: string}[], value: string, freely?: boolean}} props
 *   freely: a text that is no choice is a value, too
 */
export function Combobox({
  label,
  choices,
  value,
  onChange,
  freely = false,
  isLabelShown = true,
  describedBy,
  id: given,
}) {
  const made = useId();
  const id = given ?? made;
  const list = useRef();
  const [text, setText] = useState(null);
  const [active, setActive] = useState(0);
  const isOpen = text !== null;
  const current = choices.find((choice) => choice.value === value);
  const shown = isOpen ? matching(choices, text).slice(0, MAX_SHOWN) : [];

  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active, isOpen]);
  const close = () => setText(null);
  const choose = (choice) => {
    close();
    if (choice.value !== value) onChange(choice.value);
  };
  const open = (typed) => {
    setText(typed);
    setActive(typed === '' ? Math.max(0, choices.indexOf(current)) : 0);
  };
  const onKeyDown = (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in steps) {
      if (!isOpen) open('');
      else setActive(Math.min(shown.length - 1, Math.max(0, active + steps[event.key])));
      event.preventDefault();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (shown[active] && !(freely && text.trim() && matching(choices, text).length === 0))
        choose(shown[active]);
      else if (freely) choose({ value: text.trim() });
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key.length === 1 && !isOpen) {
      // Typed text replaces the name of the current choice.
      event.target.select();
    }
  };
  const onBlur = () => {
    if (freely && isOpen && text.trim() !== '')
      choose({
        value: shown[0] && plain(shown[0].value) === plain(text.trim()) ? shown[0].value : text.trim(),
      });
    else close();
  };
  return html`<div class="combobox">
    <label for=${id} class=${isLabelShown ? '' : 'hidden'}>${label}</label>
    <input
      id=${id}
      type="text"
      role="combobox"
      autocomplete="off"
      spellcheck=${false}
      aria-expanded=${String(isOpen)}
      aria-controls=${`${id}-list`}
      aria-autocomplete="list"
      aria-describedby=${describedBy}
      aria-activedescendant=${isOpen && shown[active] ? `${id}-${active}` : undefined}
      value=${isOpen ? text : (current?.label ?? value)}
      placeholder=${current?.label ?? value}
      onClick=${() => !isOpen && open('')}
      onInput=${(event) => open(event.target.value)}
      onKeyDown=${onKeyDown}
      onBlur=${onBlur}
    />
    <ul id=${`${id}-list`} role="listbox" aria-label=${label} hidden=${!isOpen} ref=${list}>
      ${shown.map(
        (choice, i) => html`<li
          key=${choice.value}
          id=${`${id}-${i}`}
          role="option"
          aria-selected=${String(i === active)}
          onPointerDown=${(event) => event.preventDefault()}
          onClick=${() => choose(choice)}
        >
          <bdi>${choice.label}</bdi>${choice.own && choice.own !== choice.label && html`<bdi class="own" lang=${choice.lang}>${choice.own}</bdi>`}
        </li>`,
      )}
      ${
        isOpen &&
        shown.length === 0 &&
        html`<li role="option" aria-selected="false" aria-disabled="true">No match</li>`
      }
    </ul>
  </div>`;
}
