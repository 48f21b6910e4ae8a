import { useLayoutEffect } from 'preact/hooks';

/*
 * A new view begins at its top; Back and Forward return to where the reader was. The browser would restore the position
 * before the articles are there, so it is part of the history entry.
 */
const isOurs = 'onscrollend' in window;

if (isOurs) {
  history.scrollRestoration = 'manual';
  addEventListener('scrollend', () => {
    // A shorter page, as while a response is awaited, scrolls by itself.
    if (document.querySelector('main[aria-busy="false"]')) history.replaceState({ top: scrollY }, '');
  });
}

/** Scrolls to the position of the history entry when the response is shown. */
export function useScroll(result) {
  useLayoutEffect(() => {
    if (isOurs && result) scrollTo(0, history.state?.top ?? 0);
  }, [result]);
}
