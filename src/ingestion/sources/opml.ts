import { decodeHTMLAttribute, encodeXML } from 'entities';
import { tokenize, type TokenListener } from '../../feeds/tokenize.js';
import type { Source } from './source.js';

/** The attributes of an OPML outline, and of the folders around it; names in lower case, values decoded and trimmed. */
export interface Outline {
  line: number;
  attributes: Record<string, string>;
  folders: Record<string, string>[];
}

/** An outline with its range in the text: from its `<` to the end of its start tag or, if it has one, of its end tag. */
interface PlacedOutline extends Outline {
  start: number;
  end: number;
  /** The feed outline without an end tag that ends where this one begins; null if there is none. */
  ends: PlacedOutline | null;
}

interface OpmlDocument {
  /** Outlines of feeds, and empty outlines; without folders. */
  outlines: PlacedOutline[];
  unclosed: number;
  isOpml: boolean;
  /** Line of the first outline below more than `MAX_NESTED_FOLDERS` folders, which is skipped; null without any. */
  tooDeepAt: number | null;
}

export const MAX_NESTED_FOLDERS = 32;
/** Maximum length of an attribute in UTF-16 code units; a longer one is neither a name nor a URL. */
const MAX_VALUE_LENGTH = 2_000;
const READ_ATTRIBUTES = new Set([
  'text',
  'title',
  'xmlurl',
  'htmlurl',
  'language',
  'country',
  'category',
  'label',
]);

/** Parses OPML 1.0 and 2.0 with bare ampersands, HTML entities, missing end tags, attributes in any case. */
export function parseOpml(text: string): OpmlDocument {
  const reader = new OpmlReader(text);
  tokenize(text, 'xml', reader);
  return reader.finish();
}

interface OpenOutline extends PlacedOutline {
  isEmpty: boolean;
  /** The folders that contain the outlines inside this one, as a list that these share. */
  foldersInside?: Record<string, string>[];
}

class OpmlReader implements TokenListener {
  private readonly document: OpmlDocument = { outlines: [], unclosed: 0, isOpml: false, tooDeepAt: null };
  private readonly open: OpenOutline[] = [];
  /** Number of open outlines that are skipped because they are nested too deep. */
  private skipped = 0;
  private isOutline = false;
  private start = 0;
  private attributes: Record<string, string> = {};
  private attributeName = '';
  private readonly lineAt: (offset: number) => number;

  constructor(private readonly text: string) {
    this.lineAt = lineCounter(text);
  }

  onopentagname(start: number, end: number): void {
    const name = this.nameAt(start, end);
    if (name === 'opml') this.document.isOpml = true;
    this.isOutline = name === 'outline';
    this.start = start;
    this.attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.isOutline ? this.nameAt(start, end) : '';
  }

  onattribdata(start: number, end: number): void {
    const { attributes, attributeName: name } = this;
    if (!READ_ATTRIBUTES.has(name) || name in attributes || end - start > MAX_VALUE_LENGTH) return;
    attributes[name] = decodeHTMLAttribute(this.text.slice(start, end)).replace(/\s+/g, ' ').trim();
  }

  onopentagend(end: number): void {
    if (this.isOutline) this.enter(end + 1);
  }

  onselfclosingtag(end: number): void {
    if (!this.isOutline) return;
    this.enter(end + 1);
    this.leave();
  }

  onclosetag(start: number, end: number): void {
    if (this.nameAt(start, end) !== 'outline') return;
    const last = this.open.at(-1);
    if (last !== undefined && this.skipped === 0) last.end = this.text.indexOf('>', end) + 1 || end;
    this.leave();
  }

  finish(): OpmlDocument {
    this.document.unclosed = this.open.length + this.skipped;
    while (this.open.length > 0 || this.skipped > 0) this.leave();
    return this.document;
  }

  private enter(end: number): void {
    const { attributes, open, document } = this;
    const line = this.lineAt(this.start);
    // The outline of a feed has no children: what seems to be inside it follows a missing end tag.
    const isInFeed = this.skipped === 0 && open.length > 0 && isFeed(open.at(-1)!.attributes);
    const ends = isInFeed ? open.pop()! : null;
    const parent = open.at(-1);
    if (parent) parent.isEmpty = false;
    if (this.skipped > 0 || open.length > MAX_NESTED_FOLDERS) {
      document.tooDeepAt ??= line;
      this.skipped++;
      return;
    }
    const folders = parent ? (parent.foldersInside ??= [...parent.folders, parent.attributes]) : [];
    const outline = { line, attributes, folders, isEmpty: true, start: this.start - 1, end, ends };
    if (isFeed(attributes)) document.outlines.push(outline);
    open.push(outline);
  }

  private leave(): void {
    if (this.skipped > 0) {
      this.skipped--;
      return;
    }
    const outline = this.open.pop();
    if (outline?.isEmpty && !isFeed(outline.attributes)) this.document.outlines.push(outline);
  }

  private nameAt(start: number, end: number): string {
    return this.text.slice(start, Math.min(end, start + 100)).toLowerCase();
  }
}

function isFeed(attributes: Record<string, string>): boolean {
  return Boolean(attributes['xmlurl']);
}

function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let position = 0;
  return (offset) => {
    for (; position < offset; position++) if (text.charCodeAt(position) === 10) line++;
    return line;
  };
}

/** Formats a source list as OPML 2.0, which `readSources` reads back unchanged. */
export const formatOpml = (sources: readonly Source[]): string =>
  opmlDocument(sources.map((source) => `    <outline ${attributes(source)}/>\n`));

export const opmlDocument = (lines: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n' +
  '  <head>\n    <title>Sources</title>\n  </head>\n' +
  `  <body>\n${lines.join('')}  </body>\n</opml>\n`;

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
    ['label', source.labels?.join(',')],
  ]
    .filter(([, value]) => value)
    .map(([attribute, value]) => `${attribute}="${escape(value!)}"`)
    .join(' ');
}

/** Escapes what XML requires, and removes characters that XML forbids. Other scripts stay readable. */
function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"]/g, (character) => encodeXML(character));
}
