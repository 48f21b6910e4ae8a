import { counted, html } from '../html.js';
import { hrefOf } from '../address.js';

const decode = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `X-Diversity-Limited`: how many articles match, of how many publishers. Null where the list is complete. */
export function diversityOf(headers) {
  const [, matched, domains] =
    /matched=(\d+), domains=(\d+)/.exec(headers.get('x-diversity-limited') ?? '') ?? [];
  return matched === undefined ? null : { matched: Number(matched), domains: Number(domains) };
}

/** `X-Respelled`: the respelled words, each with its replacement. */
export const respelledOf = (headers) =>
  (headers.get('x-respelled') ?? '')
    .split(',')
    .map((pair) => pair.trim().split('=').map(decode))
    .filter(([, replacement]) => replacement);

/** `X-Query-Syntax`: why the text was read as plain words; null where it was not. */
export function syntaxOf(headers) {
  const [, position, detail] =
    /position=(\d+); detail="([^"]*)"/.exec(headers.get('x-query-syntax') ?? '') ?? [];
  return position === undefined
    ? null
    : `The text was read as plain words, because of character ${Number(position) + 1}: ${detail}`;
}

const respell = (text, pairs) =>
  pairs.reduce(
    (left, [word, replacement]) =>
      left.replaceAll(
        new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?!\\p{L})`, 'giu'),
        replacement,
      ),
    text,
  );

/** What the headers of a list report about it. */
export function Notes({ request, result, shown, hasPublishers }) {
  const { path, params } = request;
  const diversity = diversityOf(result.headers);
  const respelled = respelledOf(result.headers);
  const syntax = syntaxOf(result.headers);
  const name = path === '/news/local' ? 'query' : 'topic';
  const better = params[name] && respelled.length > 0 ? respell(params[name], respelled) : null;
  const unknown = result.headers.get('x-unknown-parameters');
  return html`
    ${
      better &&
      html`<p class="note">
      Few articles contain ${respelled.map(([word], i) => html`${i > 0 ? ', ' : ''}<q dir="auto">${word}</q>`)}. Did you mean${' '}
      <a href=${hrefOf(path, { ...params, [name]: better })}><bdi>${better}</bdi></a>?
    </p>`
    }
    ${syntax && html`<p class="note">${syntax}</p>`}
    ${
      unknown &&
      html`<p class="note">Ignored, because no parameter has this name: <code>${decode(unknown)}</code></p>`
    }
    ${
      diversity &&
      html`<p class="note">
      ${diversity.matched > 0 ? `${shown} of ${diversity.matched} matches: at` : 'At'} most a quarter from one publisher${diversity.matched > 0 ? ` (${counted(diversity.domains, 'publisher')} in all)` : ''}.${' '}
      <a href=${hrefOf(path, { ...params, diversity: 'off' })}>Show all</a>${hasPublishers && ' or choose publishers'}.
    </p>`
    }
    ${
      params.diversity === 'off' &&
      html`<p class="note">
      All matches, however many are from one publisher.${' '}
      <a href=${hrefOf(path, { ...params, diversity: '' })}>At most a quarter each</a>
    </p>`
    }
  `;
}
