import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { load, nextOf } from '../request.js';

/** The articles of a response, and of the pages after it that were loaded. */
export function usePages(result) {
  const [state, setState] = useState({
    items: result.body.items,
    next: nextOf(result),
    failed: false,
    isLoading: false,
  });
  const more = async () => {
    if (state.isLoading) return undefined;
    setState({ ...state, isLoading: true, failed: false });
    const page = await load(state.next).catch(() => null);
    if (!page?.ok) return setState({ ...state, failed: true, isLoading: false });
    setState({
      items: [...state.items, ...page.body.items],
      next: nextOf(page),
      failed: false,
      isLoading: false,
    });
    return undefined;
  };
  const prepend = (articles) => {
    const urls = new Set(articles.map(({ url }) => url));
    setState({ ...state, items: [...articles, ...state.items.filter(({ url }) => !urls.has(url))] });
  };
  return { ...state, more, prepend };
}

export const MorePages = ({ pages }) =>
  pages.next &&
  html`<p class="more">
    ${pages.failed && html`<span role="alert">The next page could not be loaded. </span>`}
    <button
      type="button"
      aria-disabled=${String(pages.isLoading)}
      onClick=${pages.more}
    >${pages.isLoading ? 'Loading…' : 'More'}</button>
  </p>`;
