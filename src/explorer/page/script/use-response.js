import { useEffect, useState } from 'preact/hooks';
import { load } from './request.js';

const WAITING = { result: null, error: null };

/**
 * The response to a request, loaded again when the address changes; a newer request aborts the one before it.
 *
 * @param {string | null} url null: no request
 */
export function useResponse(url) {
  const [state, setState] = useState({ ...WAITING, url: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (url === null) return undefined;
    const aborter = new AbortController();
    setState({ ...WAITING, url });
    load(url, aborter.signal).then(
      (result) => setState({ url, result, error: null }),
      (error) => aborter.signal.aborted || setState({ url, result: null, error }),
    );
    return () => aborter.abort();
  }, [url, round]);
  // Between a change of the address and its effect, the state is that of the address before.
  const current = state.url === url ? state : WAITING;
  return {
    ...current,
    isLoading: url !== null && !current.result && !current.error,
    reload: () => setRound(round + 1),
  };
}

/** The body of a secondary request; null until there is one, or where it failed. */
export function useBody(url) {
  const { result } = useResponse(url);
  return result?.ok ? result.body : null;
}
