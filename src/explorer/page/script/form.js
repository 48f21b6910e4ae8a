function showFaults(faults) {
  for (const fault of document.querySelectorAll('.fault')) fault.remove();
  for (const input of $('request').querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.setAttribute('aria-describedby', `h-${input.name}`);
  }
  for (const { parameter, detail } of faults) {
    const input = $(`p-${parameter}`);
    if (!input) continue;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', `f-${parameter} h-${parameter}`);
    input.after(make('p', { class: 'fault', id: `f-${parameter}` }, detail));
    if (!chosen.parameters.some((one) => one.name === parameter && isShown(one))) $('more').open = true;
  }
  document.querySelector('[aria-invalid]')?.focus();
}

/** Whether a parameter is always shown: `language` is required unless `languages` are given. */
const isShown = ({ name, required }) => Boolean(required) || name === 'language';

/** A parameter with its help: a button opens it, by touch, mouse and keyboard; assistive technology reads it at once. */
function field({ name, required, description, range, schema, example }) {
  const input = control(name, schema, required, example);
  input.addEventListener('input', () => {
    values[name] = input.value;
    refresh();
  });
  const help = make('p', { class: 'about', id: `h-${name}`, hidden: true }, ...described(description));
  if (range) help.append(make('span', { class: 'range' }, `Value: ${range}`));
  const opener = make(
    'button',
    {
      type: 'button',
      class: 'help',
      'aria-expanded': 'false',
      'aria-controls': help.id,
      'aria-label': `About ${name}`,
    },
    '?',
  );
  opener.addEventListener('click', () => {
    help.hidden = !help.hidden;
    help.parentElement.classList.toggle('open', !help.hidden);
    opener.setAttribute('aria-expanded', String(!help.hidden));
  });
  const label = make('label', { for: input.id }, name);
  const mark = required ? [make('span', { class: 'mark' }, 'required')] : [];
  const wide = schema.type === 'string' && !schema.enum && (schema.maxLength ?? 0) >= 100;
  return make(
    'div',
    { class: wide ? 'field wide' : 'field' },
    make('div', { class: 'name' }, label, ...mark, opener),
    input,
    help,
  );
}

function control(name, schema, required, example) {
  const shared = { id: `p-${name}`, name, required, 'aria-describedby': `h-${name}` };
  const options = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : null);
  if (options) {
    const list = make('select', shared, make('option', { value: '' }, String(schema.default ?? '')));
    list.append(
      ...options.filter((o) => o !== String(schema.default)).map((o) => make('option', { value: o }, o)),
    );
    // A value from the address bar may be invalid; it is shown and sent unchanged.
    const value = values[name] === String(schema.default) ? '' : (values[name] ?? '');
    if (![...list.options].some((option) => option.value === value)) {
      list.append(make('option', { value }, value));
    }
    list.value = value;
    return list;
  }
  const input = make('input', {
    ...shared,
    dir: 'auto',
    type: 'text',
    inputmode: schema.type === 'integer' ? 'numeric' : null,
    placeholder: schema.default ?? example,
    list: name === 'language' ? 'languages' : null,
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  input.value = values[name] ?? '';
  return input;
}

function choose(path) {
  chosen = operations.find((operation) => operation.path === path) ?? operations[0];
  $('about').replaceChildren(...described(chosen.description));
  const [required, optional] = [true, false].map((is) =>
    chosen.parameters.filter((parameter) => isShown(parameter) === is),
  );
  $('required').replaceChildren(...required.map(field));
  $('optional').replaceChildren(...optional.map(field));
  $('more').hidden = optional.length === 0;
  if (optional.some(({ name }) => values[name])) $('more').open = true;
  for (const input of $('endpoints').querySelectorAll('input')) {
    input.checked = input.value === chosen.path;
    // On narrow screens they are in one row that scrolls.
    if (input.checked) $('endpoints').scrollLeft = input.parentElement.offsetLeft - 16;
  }
  refresh();
}

function refresh() {
  $('curl').textContent = curl();
}

/** Without the clipboard (it needs a secure page) the text is at least selected. */
async function copyCurl() {
  getSelection().selectAllChildren($('curl'));
  await navigator.clipboard?.writeText(curl());
  $('copy').textContent = navigator.clipboard ? 'Copied' : 'Selected';
  setTimeout(() => ($('copy').textContent = 'Copy'), 1500);
}
