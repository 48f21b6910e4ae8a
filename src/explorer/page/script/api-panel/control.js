import { html } from '../html.js';
import { COUNTRIES, languageChoices } from '../locale.js';
import { Combobox } from '../parts/combobox.js';

const splitList = (value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The values of a comma-separated list, where its pattern names them all. */
const namedValues = ({ pattern = '' }) => /\(\?:([a-z_]+(?:\|[a-z_]+)+)\)/.exec(pattern)?.[1].split('|');

/** Values to switch on. */
function Switches({ id, values, value, onChange }) {
  const on = splitList(value);
  const toggle = (name) => onChange(values.filter((one) => on.includes(one) !== (one === name)).join(','));
  return html`<div class="switches" role="group" id=${id} aria-labelledby=${`${id}-name`}>
    ${values.map(
      (name) =>
        html`<label key=${name}><input
      type="checkbox"
      checked=${on.includes(name)}
      onChange=${() => toggle(name)}
    /> ${name}</label>`,
    )}
  </div>`;
}

/** Languages, each with a button that removes it. */
function Languages({ id, value, onChange, label }) {
  const chosen = splitList(value);
  return html`<div class="several">
    ${chosen.map(
      (code) =>
        html`<button
      key=${code}
      type="button"
      class="chip"
      aria-label=${`Remove ${code}`}
      onClick=${() => onChange(chosen.filter((one) => one !== code).join(','))}
    >${code} ×</button>`,
    )}
    <${Combobox}
      id=${id}
      key=${value}
      label=${label}
      isLabelShown=${false}
      freely
      choices=${languageChoices()}
      value=""
      onChange=${(code) => onChange([...chosen, code].join(','))}
    />
  </div>`;
}

/** A date, or a time in UTC where the value has one. */
function Moment({ id, value, onChange, describedBy }) {
  const hasTime = value.length > 10;
  const local =
    hasTime && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString().slice(0, 16) : value;
  const give = (given) => onChange(given.length > 10 ? `${given.slice(0, 16)}:00Z` : given);
  return html`<div class="moment">
    <input
      id=${id}
      type=${hasTime ? 'datetime-local' : 'date'}
      value=${local}
      aria-describedby=${describedBy}
      onInput=${(event) => give(event.target.value)}
    />
    <label><input
      type="checkbox"
      checked=${hasTime}
      disabled=${value === ''}
      onChange=${() => give(hasTime ? value.slice(0, 10) : `${value}T00:00`)}
    /> with a time (UTC)</label>
  </div>`;
}

/** The control of a parameter, by its schema and name. */
export function Control({ parameter, id, value, onChange, describedBy, isInvalid }) {
  const { name, schema, required, example } = parameter;
  const onInput = (event) => onChange(event.target.value);
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid ? 'true' : undefined };
  const values = namedValues(schema);
  const choices = {
    language: () => languageChoices(value),
    geo: () => [{ value: '', label: 'all' }, ...COUNTRIES],
  }[name]?.();
  if (choices)
    return html`<${Combobox}
      id=${id}
      label=${name}
      isLabelShown=${false}
      freely
      choices=${choices}
      value=${value}
      onChange=${onChange}
      describedBy=${describedBy}
    />`;
  if (name === 'languages')
    return html`<${Languages} id=${id} label=${name} value=${value} onChange=${onChange} />`;
  if (name === 'from' || name === 'to')
    return html`<${Moment} id=${id} value=${value} onChange=${onChange} describedBy=${describedBy} />`;
  if (values) return html`<${Switches} id=${id} values=${values} value=${value} onChange=${onChange} />`;
  if (schema.type === 'boolean')
    return html`<input
      ...${shared}
      type="checkbox"
      checked=${/^(true|1)$/i.test(value)}
      onChange=${(event) => onChange(event.target.checked ? 'true' : '')}
    />`;
  if (schema.enum) {
    // A value from the address bar may be invalid; it is shown and sent unchanged.
    const options = schema.enum.includes(value) || value === '' ? schema.enum : [value, ...schema.enum];
    return html`<select ...${shared} value=${value} onChange=${onInput}>
      <option value="">${schema.default ?? '–'}</option>
      ${options.map((option) => html`<option key=${option} value=${option}>${option}</option>`)}
    </select>`;
  }
  const { minimum, maximum, maxLength } = schema;
  const isNumber = schema.type === 'integer';
  return html`<input
    ...${shared}
    type=${isNumber ? 'number' : name === 'url' ? 'url' : 'text'}
    min=${minimum}
    max=${maximum}
    maxlength=${isNumber ? undefined : maxLength}
    required=${required}
    dir="auto"
    autocomplete="off"
    spellcheck=${false}
    placeholder=${schema.default ?? example}
    value=${value}
    onInput=${onInput}
  />`;
}
