import { useEffect, useRef, useState } from 'preact/hooks';
import { counted, html } from '../html.js';
import { setFlag } from '../address.js';
import { send, urlOf } from '../request.js';

/** The articles of an event stream, as they come. */
async function* articlesOf(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data && /^event: article$/m.test(event)) yield JSON.parse(data);
    }
  }
}

/** The stream of new articles of a list; null where there is none. */
export function streamOf({ path, params }) {
  if (!['/news', '/news/topic', '/news/stream'].includes(path)) return null;
  const { topic, topic1, topic2, language, languages, geo, domains, exclude_domains, search_in } = params;
  if (!topic && !topic1) return null;
  const shared = { topic, topic1, topic2, language, languages, geo, domains, exclude_domains, search_in };
  return { path: '/news/stream', params: shared };
}

/** New articles are announced, and join the list when the reader lets them in. */
export function Live({ stream, onArticles }) {
  const [waiting, setWaiting] = useState([]);
  const [state, setState] = useState('Connecting…');
  const [round, setRound] = useState(0);
  const url = urlOf(stream);
  useEffect(() => {
    const aborter = new AbortController();
    const listen = async () => {
      const response = await send(url, aborter.signal);
      if (!response.ok)
        return setState((await response.json().catch(() => null))?.detail ?? `Error ${response.status}`);
      setState('Live: new articles are announced here.');
      for await (const article of articlesOf(response)) setWaiting((before) => [article, ...before]);
      setState('The connection has ended.');
    };
    listen().catch(() => aborter.signal.aborted || setState('The connection was interrupted.'));
    return () => aborter.abort();
  }, [url, round]);
  const isOn = state.startsWith('Live');
  const stop = useRef();
  const letIn = () => {
    // The button for it disappears.
    stop.current.focus();
    onArticles(waiting);
    setWaiting([]);
  };
  return html`<div class="live">
    <p role="status"><span class=${isOn ? 'dot on' : 'dot'} aria-hidden="true"></span> ${state}</p>
    ${
      waiting.length > 0 &&
      html`<button type="button" class="primary" onClick=${letIn}>
      Show ${counted(waiting.length, 'new article')}
    </button>`
    }
    ${
      !isOn &&
      state !== 'Connecting…' &&
      html`<button type="button" onClick=${() => setRound(round + 1)}>Connect again</button>`
    }
    <button type="button" ref=${stop} onClick=${() => setFlag('live', false)}>Stop</button>
  </div>`;
}
