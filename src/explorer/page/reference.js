/* global SwaggerUIBundle */

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

/** Fills the fields with the sample call: Swagger UI sends every example of a parameter, and some exclude each other. */
function useSample({ parameters, 'x-codeSamples': [sample] }) {
  const sent = new Map(
    [...sample.source.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  for (const parameter of parameters) {
    const { name, examples = {} } = parameter;
    const [first] = Object.values(examples);
    delete parameter.examples;
    if (sent.has(name)) parameter.example = sent.get(name);
    else if (first !== undefined) parameter.description += ` For example \`${first.value}\`.`;
  }
}

/** What Swagger UI's markup lacks for the keyboard and for screen readers. */
function mend() {
  for (const select of document.querySelectorAll('select:not([aria-label])'))
    select.ariaLabel = select.closest('[data-param-name]')?.dataset.paramName ?? 'Server';
  for (const text of document.querySelectorAll('.microlight:not([tabindex])')) text.tabIndex = 0;
  // The button around such a link opens the operation and sets the same fragment.
  for (const link of document.querySelectorAll('button a[href]')) link.removeAttribute('href');
}
new MutationObserver(mend).observe(document.getElementById('reference'), { childList: true, subtree: true });

const spec = await (await fetch('openapi.json')).json();
// Every operation lists the same errors: without examples and headers, a line each.
for (const error of Object.values(spec.components.responses))
  Object.assign(error, { headers: {}, content: {} });
for (const operation of Object.values(spec.paths).flatMap(Object.values)) useSample(operation);
// Requests go to the origin of the page: PUBLIC_URL may name another one.
spec.servers = [{ ...spec.servers[0], url: new URL('.', location.href).href.replace(/\/$/, '') }];

const ui = SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  // By default the description is sent to a validator on another host.
  validatorUrl: null,
  onComplete() {
    ui.preauthorizeApiKey('gatewayKey', sessionStorage.getItem('key') ?? 'demo');
    ui.preauthorizeApiKey('gatewayHost', location.hostname);
  },
});
