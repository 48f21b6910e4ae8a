/* The address bar holds endpoint and parameters, never the key, so that a request can be shared. */

function readAddressBar() {
  const [path, search] = location.hash.slice(1).split('?');
  const found = operationAt(path);
  if (!found) return false;
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, Object.fromEntries(new URLSearchParams(search)), found.inPath);
  choose(found.operation.path);
  return true;
}

function followAddressBar() {
  if (readAddressBar()) send();
  else showFirstScreen();
}

function send() {
  const { path } = chosen;
  const given = { ...values };
  entitle(nameOf(path, given));
  report('Waiting for the response…');
  run(async (signal) => {
    const result = await fetchResult(addressOf(path, given), signal);
    if (result.isStream) return listen(result, given.language || 'en');
    show(result, send);
    if (result.items?.length === 0) showHelp(path, given);
  });
}

const isNarrow = () => matchMedia('(max-width: 60rem)').matches;

function start() {
  $('endpoints').append(
    ...operations.map(({ path }) =>
      make(
        'label',
        {},
        make('input', { type: 'radio', name: 'endpoint', value: path }),
        make('span', {}, path),
      ),
    ),
  );
  for (const id of ['more', 'terminal']) $(id).open = !isNarrow();
  $('host').value = location.hostname;
  for (const id of ['key', 'host']) {
    $(id).value = sessionStorage.getItem(id) ?? $(id).value;
    $(id).addEventListener('input', () => {
      sessionStorage.setItem(id, $(id).value);
      refresh();
    });
  }
  $('endpoints').addEventListener('change', (event) => choose(event.target.value));
  $('request').addEventListener('submit', (event) => {
    event.preventDefault();
    const hash = `#/${addressOf(chosen.path, values)}`;
    if (hash !== location.hash) history.pushState(null, '', hash);
    send();
    if (isNarrow()) $('results').scrollIntoView();
  });
  $('pictures').addEventListener('change', showCards);
  $('next').addEventListener('click', more);
  $('copy').addEventListener('click', copyCurl);
  $('views').addEventListener(
    'click',
    (event) => event.target.dataset.view && view(event.target.dataset.view),
  );
  // Without the jump the address bar would lose the search.
  $('skip').addEventListener('click', (event) => {
    event.preventDefault();
    $('results').focus();
  });
  addEventListener('popstate', followAddressBar);
  followAddressBar();
}

start();
