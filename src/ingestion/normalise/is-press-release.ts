import { registrableDomain } from '../../articles/registrable-domain.js';
import { publisherHost } from '../../articles/publisher-host.js';

/** Services that publish whatever a company pays for. */
const WIRES: ReadonlySet<string> = new Set(
  `businesswire.com prnewswire.com prnewswire.co.uk globenewswire.com einpresswire.com einnews.com accesswire.com
   accessnewswire.com newswire.ca newswire.com prweb.com openpr.com openpr.de prlog.org 24-7pressrelease.com issuewire.com
   marketersmedia.com newsfilecorp.com presswire.com pressebox.de pressebox.com firmenpresse.de pr-inside.com webwire.com
   onlineprnews.com prurgent.com prfire.co.uk responsesource.com cision.com send2press.com abnewswire.com kisspr.com
   thenewswire.com prsync.com pr.com mfn.se comunicati-stampa.net categorynet.com newsvoir.com`.split(/\s+/),
);

/** A wire's name as a folder of somebody else's address, as local stations keep their copies. */
const COPIED =
  /\/(?:[^/]*[-_])?(?:globenewswire|globe-newswire|pr-?newswire|business-?wire|ein-?presswire|accesswire|access-newswire|newsfile(?:-corp)?|cision|prweb)(?:[-_][^/]*)?\//i;

/** What a wire writes into the first line: `LONDON, May 5, 2020 /PRNewswire/ --`, `(BUSINESS WIRE)`. */
const DATELINE =
  /\/(?:PR ?Newswire|CNW|EINPresswire\.com|PRNewswire-[A-Z]+)\s*\/|\((?:BUSINESS WIRE|GLOBE NEWSWIRE|Business Wire|Newsfile Corp\.?|ACCESS ?NEWSWIRE|ACCESSWIRE)\)|\bvia (?:COMTEX|PRNewswire|BUSINESS WIRE)\b/;
/** UTF-16 code units in which a dateline stands. */
const FIRST_LINE = 300;

/**
 * Whether an article is a press release as a wire service spreads it. Not where the operator reads the wire's own
 * feed: then it was asked for.
 */
export function isPressRelease(page: {
  url: string;
  domain: string;
  text: string;
  feedUrl: string;
}): boolean {
  const isOne =
    WIRES.has(page.domain) || COPIED.test(page.url) || DATELINE.test(page.text.slice(0, FIRST_LINE));
  return isOne && !WIRES.has(registrableDomain(publisherHost(page.feedUrl) ?? ''));
}
