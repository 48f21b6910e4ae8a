import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { html } from './html.js';
import { navigate, setFlag, useAddress } from './address.js';
import { Header, Tabs } from './header.js';
import { directionOf, firstLanguages, languageName } from './locale.js';
import { missingOf, requestOf, urlOf } from './request.js';
import { useResponse } from './use-response.js';
import { useScroll } from './use-scroll.js';
import { stepInRow } from './parts/histogram.js';
import { Skeleton } from './parts/skeleton.js';
import { Trouble } from './parts/trouble.js';
import { Articles } from './views/articles.js';
import { Data } from './views/data.js';
import { Missing, Place } from './views/missing.js';
import { Stories } from './views/stories.js';
import { StoryPage } from './views/story.js';
import { Stream } from './views/stream.js';

function viewOf({ path, params }, body) {
  if (body === null || params.format) return Data;
  if (path === '/news/stories') return Stories;
  if (path.startsWith('/news/stories/')) return StoryPage;
  return path.startsWith('/news') && Array.isArray(body?.items) ? Articles : Data;
}

/** What the page is about, for its title and its heading. */
function nameOf({ path, params }, result) {
  const { topic, topic1, topic2, query } = params;
  if (path.startsWith('/news/stories/')) return (result?.ok && result.body.title) || 'Story';
  const category = [topic1, topic2].filter(Boolean).join(' and ');
  const named = {
    '/news/stories': 'Top stories',
    '/news/trending': 'Trending',
    '/news/similar': 'Similar articles',
    '/news/local': query ? `News from ${query}` : 'Local news',
  };
  return named[path] ?? topic ?? (category && category[0].toUpperCase() + category.slice(1)) ?? path;
}

/** The first screen: top stories in the first language of the reader that has any. */
function useFirstScreen(address) {
  const [attempt, setAttempt] = useState(0);
  const isFirst = address.path === '';
  const languages = firstLanguages();
  const target = isFirst ? { path: '/news/stories', params: { language: languages[attempt] } } : address;
  const next = (result) => {
    if (isFirst && result?.body?.stories?.length === 0 && attempt < languages.length - 1)
      setAttempt(attempt + 1);
  };
  return { target, next, missed: isFirst && attempt > 0 ? languages[0] : null };
}

/** The API panel, whose modules are loaded when it is opened first; null before. */
function usePanel(isOpen) {
  const [Panel, setPanel] = useState(null);
  useEffect(() => {
    if (isOpen && !Panel)
      import('./api-panel/panel.js').then(
        (module) => setPanel(() => module.Panel),
        () => setFlag('api', false),
      );
  }, [isOpen]);
  return isOpen ? Panel : null;
}

/** Where the element with the focus is gone from the news, they have the focus: the keyboard continues there. */
function useFocusInNews() {
  const news = document.getElementById('main');
  const hadFocus = news?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) news.focus({ preventScroll: true });
  });
}

/** Arrow keys move between the headlines; Escape closes the panel in panel.js. */
function stepInList(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.target.matches('a.item')) return;
  const items = [...event.currentTarget.querySelectorAll('a.item')];
  const next = items[items.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function App() {
  const address = useAddress();
  const Panel = usePanel(address.panel);
  useFocusInNews();
  const { target, next, missed } = useFirstScreen(address);
  const request = requestOf(target);
  const isStream = request.path === '/news/stream';
  const missing = missingOf(request);
  const url = missing.length > 0 || isStream ? null : urlOf(request);
  const response = useResponse(url);
  const { result, error, isLoading, reload } = response;
  useScroll(result);
  useEffect(() => next(result), [result]);
  const name = nameOf(request, result);
  const language =
    request.params.language ??
    request.params.languages ??
    /^\/news\/stories\/([a-z]{2,3})-/.exec(request.path)?.[1] ??
    firstLanguages()[0];
  useEffect(() => {
    document.title = address.path ? `${name} – News Search` : 'News Search';
  });
  // Before the first paint: a change of direction would move everything.
  document.documentElement.dir = directionOf(language);
  const View = result?.ok && viewOf(request, result.body);
  const isStories = request.path === '/news/stories';
  const hasOwnHeading = View === StoryPage || View === Data;
  return html`
    <a
      class="skip"
      href="#main"
      onClick=${(event) => (event.preventDefault(), document.getElementById('main').focus())}
    >Skip to the news</a>
    <${Header} request=${request} language=${language} panel=${address.panel} />
    <${Tabs} request=${request} onKeyDown=${stepInRow} />
    <div class=${address.panel ? 'frame with-panel' : 'frame'}>
      <main id="main" tabindex="-1" aria-busy=${String(isLoading)} onKeyDown=${stepInList}>
        <div class="page">
          ${!hasOwnHeading && html`<h1 class=${isStories ? 'hidden' : ''}><bdi>${name}</bdi></h1>`}
          ${request.path === '/news/local' && html`<${Place} key=${request.params.query} params=${request.params} />`}
          ${
            missed &&
            result?.body?.stories?.length > 0 &&
            html`<p class="note">No top stories in ${languageName(missed)} now: these are in ${languageName(request.params.language)}.</p>`
          }
          ${
            missing.length > 0 &&
            request.path !== '/news/local' &&
            html`<${Missing} request=${request} missing=${missing} />`
          }
          ${
            isStream &&
            missing.length === 0 &&
            html`<${Stream} key=${urlOf(request)} request=${request} live=${address.live} />`
          }
          ${
            isLoading &&
            html`<p class="hidden" role="status">Loading…</p><${Skeleton} kind=${isStories ? 'story' : 'article'} />`
          }
          ${
            (error || (result && !result.ok)) &&
            html`<${Trouble} result=${result} error=${error} reload=${reload} />`
          }
          ${
            View &&
            html`<${View}
            key=${`${url} ${result.milliseconds}`}
            request=${request}
            result=${result}
            live=${address.live}
            panel=${address.panel}
          />`
          }
        </div>
      </main>
      ${
        Panel &&
        html`<${Panel}
        request=${request}
        response=${response}
        onSend=${(path, params) => (urlOf({ path, params }) === url ? reload() : navigate(path, params))}
      />`
      }
    </div>
  `;
}

document.getElementById('app').replaceChildren();
render(html`<${App} />`, document.getElementById('app'));
