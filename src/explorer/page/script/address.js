import { useEffect, useState } from 'preact/hooks';

/*
 * The address bar holds everything that is seen. Its fragment is the request: `#/news?topic=storm&language=en`. Its query
 * holds what is open beside it: `?api` the panel, `?live` the stream. The key is never in it.
 */

/** @typedef {{path: string, params: Record<string, string>}} Target a path of the API with its parameters */

/** @returns {Target & {panel: boolean, live: boolean}} path is empty on the first screen */
export function readAddress({ hash, search } = location) {
  const [path, query = ''] = hash.slice(1).split(/\?(.*)/s);
  const flags = new URLSearchParams(search);
  return {
    path: path.startsWith('/') ? path : '',
    params: Object.fromEntries(new URLSearchParams(query)),
    panel: flags.has('api'),
    live: flags.has('live'),
  };
}

/** Path and query, without empty values. */
export function targetOf({ path, params }) {
  const given = Object.entries(params).filter(
    ([, value]) => value !== undefined && String(value).trim() !== '',
  );
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

export const hrefOf = (path, params = {}) => `#${targetOf({ path, params })}`;

export function navigate(path, params) {
  location.hash = hrefOf(path, params);
}

/** Opens or closes what is beside the request. */
export function setFlag(name, on) {
  const flags = new Set([...new URLSearchParams(location.search).keys()].filter((flag) => flag !== name));
  if (on) flags.add(name);
  const search = flags.size > 0 ? `?${[...flags].join('&')}` : location.pathname;
  history.replaceState(history.state, '', search + location.hash);
  dispatchEvent(new Event('address'));
}

/** The address, on every change of it. */
export function useAddress() {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const follow = () => setAddress(readAddress());
    const events = ['hashchange', 'popstate', 'address'];
    for (const name of events) addEventListener(name, follow);
    return () => events.forEach((name) => removeEventListener(name, follow));
  }, []);
  return address;
}
