import { decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';

/** An outline as written: attribute names in lower case, values decoded and trimmed. */
export interface Outline {
  line: number;
  attributes: Record<string, string>;
  /** Folders around it, outermost first. */
  folders: Record<string, string>[];
}

export interface OpmlDocument {
  /** Outlines that name a feed, or nothing at all; folders are left out. */
  outlines: Outline[];
  /** False when the document holds no `opml` element. */
  isOpml: boolean;
}

interface OpenOutline extends Outline {
  children: number;
}

/**
 * Reads OPML 1.0 and 2.0 as people write it: bare ampersands, HTML entities, missing end tags and attributes in
 * any case are read for what they mean.
 */
export function parseOpml(text: string): OpmlDocument {
  const document: OpmlDocument = { outlines: [], isOpml: false };
  const open: OpenOutline[] = [];
  const lineAt = lineCounter(text);
  const leave = (outline: OpenOutline): void => {
    if (!isFeed(outline.attributes) && outline.children === 0) document.outlines.push(outline);
  };
  const parser = new Parser(
    {
      onopentag(name, raw) {
        if (name === 'opml') document.isOpml = true;
        if (name !== 'outline') return;
        const attributes = decoded(raw);
        // An outline of a feed holds nothing: what seems to stand inside it only lacks an end tag before.
        while (open.length > 0 && isFeed(open.at(-1)!.attributes)) open.pop();
        const parent = open.at(-1);
        if (parent) parent.children++;
        const folders = parent ? [...parent.folders, parent.attributes] : [];
        const outline = { line: lineAt(parser.startIndex), attributes, folders, children: 0 };
        if (isFeed(attributes)) document.outlines.push(outline);
        open.push(outline);
      },
      onclosetag(name) {
        const closed = name === 'outline' ? open.pop() : undefined;
        if (closed) leave(closed);
      },
    },
    { xmlMode: true, decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return document;
}

function isFeed(attributes: Record<string, string>): boolean {
  return Boolean(attributes['xmlurl']);
}

function decoded(raw: Record<string, string>): Record<string, string> {
  const entries = Object.entries(raw).map(([name, value]) => [
    name,
    decodeHTMLAttribute(value).replace(/\s+/g, ' ').trim(),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Lines by ascending offset, each character counted once. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let position = 0;
  return (offset) => {
    for (; position < offset; position++) if (text.charCodeAt(position) === 10) line++;
    return line;
  };
}
