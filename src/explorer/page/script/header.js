import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { hrefOf, navigate, setFlag } from './address.js';
import { COUNTRIES, languageChoices, OPTIONS } from './locale.js';
import { Combobox } from './parts/combobox.js';
import { Period } from './parts/period.js';

const GEO = [{ value: 'all', label: 'All countries' }, ...COUNTRIES];
const ALL_LANGUAGES = { value: '', label: 'All languages' };

/** Where the text of the address goes: the views of stories and categories are searched as `/news`. */
const pathOfSearch = (path) => (path === '/news/advanced' ? path : '/news');

/** Parameters that hold in every view. */
const sharedOf = ({ language, languages, geo, timeframe, from, to }) => ({
  language,
  languages,
  geo,
  timeframe,
  from,
  to,
});

/** The search field with language, country and period: the same in every view. */
export function Header({ request, language, panel }) {
  const { path, params } = request;
  const field = useRef();
  const [text, setText] = useState(params.topic ?? '');
  useEffect(() => setText(params.topic ?? ''), [params.topic]);
  useEffect(() => {
    const onKeyDown = (event) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      )
        return;
      event.preventDefault();
      field.current.select();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const search = (event) => {
    event.preventDefault();
    const others = path === pathOfSearch(path) ? params : sharedOf(params);
    navigate(pathOfSearch(path), { ...others, topic: text });
  };
  // A story is one language and period of its own.
  const isStory = path.startsWith('/news/stories/');
  const change = (some) =>
    navigate(isStory ? '/news/stories' : path, { ...(isStory ? {} : params), ...some });
  return html`<header class="top">
    <a class="brand" href=${hrefOf('/news/stories', { language: params.language, geo: params.geo })}>News Search</a>
    <form class="search" role="search" onSubmit=${search}>
      <input
        ref=${field}
        type="search"
        name="topic"
        dir=${text ? 'auto' : undefined}
        aria-label="Search the news"
        placeholder="Search the news"
        aria-keyshortcuts="/"
        autocomplete="off"
        enterkeyhint="search"
        value=${text}
        onInput=${(event) => setText(event.target.value)}
        onKeyDown=${(event) => event.key === 'Escape' && (setText(''), event.target.blur())}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
    <div class="scope" role="group" aria-label="What is searched">
      <${Combobox}
        label="Language"
        isLabelShown=${false}
        freely
        choices=${path === '/sources' ? [ALL_LANGUAGES, ...languageChoices(language)] : languageChoices(language)}
        value=${path === '/sources' ? (params.language ?? '') : language}
        onChange=${(value) => change({ language: value, languages: '' })}
      />
      <${Combobox}
        label="Country"
        isLabelShown=${false}
        choices=${GEO}
        value=${params.geo?.toUpperCase().replace('ALL', 'all') ?? 'all'}
        onChange=${(value) => change({ geo: value === 'all' ? '' : value })}
      />
      <${Period}
        params=${params}
        standard=${path.startsWith('/news/stories') ? 'last_48h' : 'anytime'}
        onChange=${change}
      />
    </div>
    <nav class="links" aria-label="API">
      <a href="docs">Docs</a>
      <button
        type="button"
        aria-expanded=${String(panel)}
        aria-controls="api"
        onClick=${() => setFlag('api', !panel)}
      >API</button>
    </nav>
  </header>`;
}

const title = (text) => text[0].toUpperCase() + text.slice(1);

/** The views: stories, the categories, a place, and a search. The arrow keys move between them. */
export function Tabs({ request, onKeyDown }) {
  const { path, params } = request;
  const { from, to, timeframe, ...shared } = sharedOf(params);
  const tabs = [
    ['Top stories', '/news/stories', {}],
    ...OPTIONS.categories.map((category) => [title(category), '/news/topic', { topic1: category }]),
    ['Local', '/news/local', {}],
    ['Search', '/news', {}],
  ];
  const isCurrent = (tab, { topic1 }) =>
    topic1
      ? path === tab && params.topic1?.toLowerCase() === topic1
      : path === tab ||
        (tab === '/news' && path === '/news/advanced') ||
        (tab === '/news/stories' && path.startsWith(`${tab}/`));
  const current = tabs.findIndex(([, tab, own]) => isCurrent(tab, own));
  const nav = useRef();
  useEffect(() => {
    const tab = nav.current.children[current];
    // scrollIntoView would scroll the page, too.
    if (tab)
      nav.current.scrollLeft +=
        tab.getBoundingClientRect().left - nav.current.getBoundingClientRect().left - 24;
  }, [current]);
  return html`<nav class="tabs" aria-label="Views" ref=${nav} onKeyDown=${onKeyDown}>
    ${tabs.map(
      ([label, tab, own], i) => html`<a
        key=${label}
        href=${hrefOf(tab, { ...shared, timeframe, from, to, ...own })}
        aria-current=${i === current ? 'page' : undefined}
        tabindex=${i === Math.max(0, current) ? 0 : -1}
        >${label}</a
      >`,
    )}
  </nav>`;
}
