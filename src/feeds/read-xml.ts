import { decodeHTMLAttribute } from 'entities';
import { QuoteType } from 'htmlparser2';
import { escapeBareBrackets } from './escape-bare-brackets.js';
import { FeedError } from './feed.js';
import {
  MAX_ATTRIBUTES_PER_ELEMENT,
  MAX_CHILDREN_PER_ELEMENT,
  MAX_ELEMENT_DEPTH,
  MAX_ELEMENTS_PER_DOCUMENT,
  MAX_ITEMS_PER_FEED,
  MAX_TEXT_SOURCE_LENGTH,
  MAX_ATTRIBUTE_LENGTH,
} from './limits.js';
import { tokenize, type TokenListener } from './tokenize.js';
import { NamespaceScope, XmlElement } from './xml-element.js';

/** Names of the elements that structure a format. All other elements contain texts, whose markup stays as it is. */
export interface StructuralElements {
  containers: ReadonlySet<string>;
  /** Elements whose children are items; the root may have items, too. */
  lists: ReadonlySet<string>;
  /** Elements of which each is an article, never nested: the start of one ends everything open in the list. */
  items: ReadonlySet<string>;
}

/**
 * Reads XML without requiring that it is well-formed: names in any case, undeclared prefixes and entities, bare `&`,
 * missing and surplus end tags and a missing end are accepted. It loads nothing, and documents cannot define
 * entities. Linear in the length of the source.
 * @param shape elements of the format
 * @throws FeedError `too-deep` if elements are nested deeper than `MAX_ELEMENT_DEPTH` before any item was read
 */
export function readXml(source: string, shape: StructuralElements): XmlElement {
  const reader = new XmlReader(source, shape);
  tokenize(source, 'xml', reader);
  if (!reader.hasBareBracket) return reader.finish();
  const isElement = (name: string): boolean => shape.containers.has(name) || shape.items.has(name);
  const escaped = escapeBareBrackets(source, isElement);
  const second = new XmlReader(escaped, shape, true);
  tokenize(escaped, 'xml', second);
  return second.finish();
}

interface Open {
  rawName: string;
  /** The open element; null for an element inside a text, which stays part of the text's source. */
  element: XmlElement | null;
  isContainer: boolean;
  scope: NamespaceScope;
  contentStart: number;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

class XmlReader implements TokenListener {
  declare stop?: () => void;
  private readonly open: Open[] = [];
  /** Number of open elements by name, so that a surplus end tag is recognized at once. */
  private readonly openNames = new Map<string, number>();
  private root: XmlElement | null = null;
  private elements = 0;
  private items = 0;
  private rawName = '';
  /** Name of the tag that is being read, resolved in the namespaces around it. */
  private name = '';
  private tagStart = 0;
  /** Attributes of the tag that is being read; empty inside texts, where they are not needed. */
  private attributes = NO_ATTRIBUTES;
  private attributesWanted = true;
  private declaresNamespace = false;
  private attributeName = '';
  private attributeValue = '';
  private tooDeep = false;
  hasBareBracket = false;

  constructor(
    private readonly source: string,
    private readonly shape: StructuralElements,
    private readonly isEscaped = false,
  ) {}

  onopentagname(start: number, end: number): void {
    this.rawName = this.source.slice(start, end).toLowerCase();
    this.noticeBracket(this.rawName);
    this.attributes = NO_ATTRIBUTES;
    this.tagStart = start - 1;
    const outer = this.open.at(-1);
    this.name = outer?.scope.resolve(this.rawName) ?? '';
    this.attributesWanted = outer === undefined || outer.isContainer || this.shape.items.has(this.name);
    this.declaresNamespace = false;
  }

  onattribname(start: number, end: number): void {
    const name = this.source.slice(start, end);
    this.noticeBracket(name);
    if (!this.attributesWanted) return;
    this.attributeName = name.slice(0, 100).toLowerCase();
    this.attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attributesWanted)
      this.attributeValue = this.source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_LENGTH));
  }

  onattribend(quote: QuoteType): void {
    const { attributeName: name, attributeValue: value, attributes } = this;
    if (!this.attributesWanted || quote === QuoteType.NoValue) return;
    if (attributes.size >= MAX_ATTRIBUTES_PER_ELEMENT || attributes.has(name)) return;
    const own =
      attributes === NO_ATTRIBUTES ? new Map<string, string>() : (attributes as Map<string, string>);
    own.set(name, value.includes('&') ? decodeHTMLAttribute(value) : value);
    this.attributes = own;
    if (name.startsWith('xmlns')) this.declaresNamespace = true;
  }

  onopentagend(end: number): void {
    if (this.shape.items.has(this.name)) this.endBeforeItem();
    this.openElement(end + 1);
  }

  onselfclosingtag(end: number): void {
    this.openElement(end + 1);
    if (this.open.length > 0) this.closeTop(end + 1);
  }

  onclosetag(start: number, end: number): void {
    const rawName = this.source.slice(start, end).toLowerCase();
    if (!this.openNames.has(rawName)) return;
    let at = this.open.length - 1;
    while (this.open[at]?.rawName !== rawName) at--;
    while (this.open.length > at + 1) this.closeUnended(start - 2);
    this.closeTop(start - 2);
    if (this.open.length === 0) this.stop?.();
  }

  ontext(start: number, end: number): void {
    const element = this.elementOfText();
    if (element === null) return;
    const text = this.source.slice(start, Math.min(end, start + MAX_TEXT_SOURCE_LENGTH));
    if (element.sourceLength > 0 || text.trim() !== '') element.appendEncoded(text);
  }

  oncdata(start: number, end: number, endOffset: number): void {
    const element = this.elementOfText();
    if (element === null) return;
    element.appendLiteral(
      this.source.slice(start, Math.min(end - endOffset, start + MAX_TEXT_SOURCE_LENGTH)),
    );
  }

  finish(): XmlElement {
    while (this.open.length > 0) {
      this.dropCutOff();
      this.closeUnended(this.source.length);
    }
    if (this.root === null || (this.tooDeep && this.items === 0)) {
      throw new FeedError(
        this.tooDeep ? 'too-deep' : 'malformed',
        this.tooDeep ? 'nested too deeply' : 'no element',
      );
    }
    return this.root;
  }

  /** Handles a `<` in a tag's name: the `<` before it began no tag, so that the source is escaped and read again. */
  private noticeBracket(name: string): void {
    if (this.isEscaped || !name.includes('<')) return;
    this.hasBareBracket = true;
    this.stop?.();
  }

  private elementOfText(): XmlElement | null {
    const element = this.open.at(-1)?.element ?? null;
    return element !== null && element.sourceLength < MAX_TEXT_SOURCE_LENGTH ? element : null;
  }

  private openElement(contentStart: number): void {
    if (this.open.length >= MAX_ELEMENT_DEPTH) {
      this.tooDeep = true;
      this.stop?.();
      return;
    }
    const outer = this.open.at(-1);
    this.openNames.set(this.rawName, (this.openNames.get(this.rawName) ?? 0) + 1);
    const outerScope = outer?.scope ?? NamespaceScope.root();
    const scope = this.declaresNamespace ? outerScope.declare(this.attributes) : outerScope;
    const element = this.keep(outer, scope);
    const isContainer = element !== null && this.shape.containers.has(element.name);
    const { rawName } = this;
    this.open.push({ rawName, element, isContainer, scope, contentStart });
  }

  /** Ends all elements open in the list when an item begins, unless it is an item inside an extension's element. */
  private endBeforeItem(): void {
    const { lists, items } = this.shape;
    // As in every sound document.
    if (lists.has(this.open.at(-1)?.element?.name ?? '')) return;
    const list = this.open.findLastIndex(({ element }) => element !== null && lists.has(element.name));
    const item = this.open.findIndex(({ element }, at) => at > list && items.has(element?.name ?? ''));
    const isForeign = item >= 0 && this.open[item + 1]?.rawName.includes(':');
    if (list < 0 || isForeign) return;
    while (this.open.length > list + 1) this.closeUnended(this.tagStart);
  }

  /** Creates the element of a tag; null if the tag is markup of a text or exceeds a limit. */
  private keep(outer: Open | undefined, scope: NamespaceScope): XmlElement | null {
    if (outer === undefined) {
      scope.setHome(this.rawName);
      this.root = new XmlElement(scope.resolve(this.rawName), this.attributes, null);
      return this.root;
    }
    if (outer.element === null) return null;
    const name = this.declaresNamespace ? scope.resolve(this.rawName) : this.name;
    if (!outer.isContainer) {
      outer.element.markup ??= '';
      return null;
    }
    const isItem = this.shape.items.has(name);
    const parent = outer.element;
    if (isItem && ++this.items > MAX_ITEMS_PER_FEED) this.stop?.();
    else if (++this.elements > MAX_ELEMENTS_PER_DOCUMENT) this.stop?.();
    else if (isItem || this.items + MAX_CHILDREN_PER_ELEMENT > parent.children.length) {
      const element = new XmlElement(name, this.attributes, parent);
      parent.children.push(element);
      return element;
    }
    return null;
  }

  /** Ends an element without an end tag, and adds its children to its parent, too, to which they may belong. */
  private closeUnended(contentEnd: number): void {
    const { element } = this.open.at(-1)!;
    this.closeTop(contentEnd);
    const { lists, items } = this.shape;
    if (element?.parent == null || lists.has(element.name) || items.has(element.name)) return;
    this.elements += element.children.length;
    if (this.elements > MAX_ELEMENTS_PER_DOCUMENT) return;
    for (const child of element.children) element.parent.children.push(child);
  }

  private closeTop(contentEnd: number): void {
    const top = this.open.pop()!;
    const others = this.openNames.get(top.rawName)! - 1;
    if (others > 0) this.openNames.set(top.rawName, others);
    else this.openNames.delete(top.rawName);
    const { element, contentStart } = top;
    if (element === null || element.markup === null) return;
    element.markup = this.source.slice(
      contentStart,
      Math.min(contentEnd, contentStart + MAX_TEXT_SOURCE_LENGTH),
    );
  }

  /** Drops elements of an item that are open at the end of a truncated document: half an address is useless. */
  private dropCutOff(): void {
    const { element } = this.open.at(-1)!;
    const { lists, items } = this.shape;
    if (element !== null && !lists.has(element.name) && !items.has(element.name))
      element.parent?.children.pop();
  }
}
