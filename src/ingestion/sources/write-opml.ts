import { encodeXML } from 'entities';
import type { Source } from './source.js';

/** A source list as OPML 2.0 that `readSources` reads back to the same list. */
export function writeOpml(sources: readonly Source[], title: string): string {
  const outlines = sources.map((source) => `    <outline ${attributes(source)}/>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n' +
    `  <head>\n    <title>${escape(title)}</title>\n  </head>\n` +
    `  <body>\n${outlines.join('')}  </body>\n</opml>\n`
  );
}

function attributes(source: Source): string {
  const name = source.title || source.url;
  return [
    ['type', 'rss'],
    ['text', name],
    ['title', source.title],
    ['xmlUrl', source.url],
    ['htmlUrl', source.siteUrl],
    ['language', source.language],
    ['country', source.country],
    ['category', source.categories.join(',')],
  ]
    .filter(([, value]) => value)
    .map(([attribute, value]) => `${attribute}="${escape(value!)}"`)
    .join(' ');
}

/** Keeps every script readable: only what XML needs is escaped, and what it forbids is left out. */
function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"]/g, (character) => encodeXML(character));
}
