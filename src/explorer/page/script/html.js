import { h } from 'preact';
import htm from 'htm';

/** Markup as a template string: strings in it become text, never markup. */
export const html = htm.bind(h);
