import { h } from 'preact';
import htm from 'htm';

/** Markup as a template string: strings in it become text, never markup. */
export const html = htm.bind(h);

/** English text of the page: it keeps its order and punctuation in a right-to-left page. */
export const En = ({ children }) => html`<bdi dir="ltr">${children}</bdi>`;

/** `1 article`, `2 articles` */
export const counted = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
