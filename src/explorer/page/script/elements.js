const $ = (id) => document.getElementById(id);

/** Makes an element; strings become text, never markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function button(text, onClick) {
  const made = make('button', { type: 'button' }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** Text of the description; text between backticks becomes code. */
const described = (text) => text.split('`').map((part, i) => (i % 2 === 1 ? make('code', {}, part) : part));
