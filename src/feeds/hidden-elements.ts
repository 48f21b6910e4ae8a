/** CSS declarations that make an element invisible, except for its font size. */
const HIDING_STYLE = new RegExp(
  [
    'display:none',
    'visibility:(?:hidden|collapse)',
    'content-visibility:hidden',
    'opacity:(?:0?\\.0+|0)(?:%|(?=[;!]|$))',
    'mso-hide:all',
    'max-(?:height|width):0',
    '(?:height|width):0(?=.*overflow:hidden)',
    'text-indent:-\\d{3,}',
    '(?:left|right|top|bottom|margin-\\w+):-\\d{3,}(?=\\.\\d|px|p[tc]|r?em|[;!]|$)',
    'clip:rect\\((?:[01](?:px)?[, ]*){4}\\)',
    'clip-path:(?:inset\\((?:50|100)%|circle\\(0)',
    'transform:scale\\(0(?:\\.0+)?[,)]',
    '(?<![\\w-])color:transparent',
  ]
    .map((declaration) => `(?:^|[^\\w.-])${declaration}`)
    .join('|'),
);

/** The zero of a size between 0 and 1, such as `0.5em`, which `HIDING_STYLE` must not read as 0. */
const FRACTION = /:0(?=\.\d*[1-9])/g;

/** A quick test: a style without a match hides no element. */
const MAY_HIDE =
  /display\s*:\s*none|visibility|opacity|mso-hide|-\d{3}|clip|scale|transparent|(?:height|width)\s*:\s*0/i;

/** Whether the `style` of an element hides it and everything inside it. */
export function isHiddenByStyle(style: string): boolean {
  return MAY_HIDE.test(style) && HIDING_STYLE.test(normalizeStyle(style));
}

/** Whether a `style` hides text by its font size; elements inside it with a size of their own stay visible. */
export function hidesTextByFontSize(style: string): boolean {
  return (
    style.includes('font') &&
    /size\s*:\s*[01]/i.test(style) &&
    /(?:^|;)font-size:(?:0(?:px|pt|r?em|%)?|1(?:px|pt))(?:[;!]|$)/.test(normalizeStyle(style))
  );
}

function normalizeStyle(style: string): string {
  return style
    .toLowerCase()
    .replace(/\s+(?![\d.-])|\s*([:;!,])\s*/g, '$1')
    .replace(FRACTION, ':1');
}

/** Class names of elements that are not displayed, or only to screen readers, or only as a mail's preview. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:(?:\w+[_-]+)?(?:screen[_-]?readers?(?:[_-]?(?:text|only))?|sr[_-](?:only|text)|show[_-]for[_-]sr|visual(?:ly)?[_-]?hidden|accessib(?:ly|ility|le)[_-]?hid(?:e|den)|a11y[_-]?(?:hidden|text|only)|assistive[_-]?text|aural|element[_-]invisible|off[_-]?screen|skip[_-]?(?:links?|to[_-]?\w+|nav\w*)|pre[_-]?header(?:[_-]?text)?|mcnpreviewtext)(?:[_-]?focusable)?|d-none|(?:(?:is|u)[_-])?(?:hidden|invisible))(?=\s|$)/i;

/** Class names that display a hidden element on wider screens: `hidden md:block`, `d-none d-md-flex`. */
const SHOWN_ON_SOME = /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):|d-(?:sm|md|lg|xl|xxl)-)(?!none|hidden)/i;

export function isHiddenByClass(names: string): boolean {
  return HIDDEN_CLASS.test(names) && !SHOWN_ON_SOME.test(names);
}
