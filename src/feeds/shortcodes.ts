/** Quotes, including the typographic ones that software makes of plain quotes. */
const QUOTE = '["\'“”„″‘’‚′«»]';
const ATTRIBUTE = `[\\w:-]+\\s?=\\s?(?:${QUOTE}+[^\\[\\]"“”″]*${QUOTE}+|[^\\s\\[\\]"']+)`;

/** A shortcode's tag that needs no other: with `_`, with attributes, or an end tag: `[vc_row]`, `[/caption]`. */
const TAG = new RegExp(
  `\\[(?:/[a-z][\\w-]{0,60}|[a-z][\\w-]{0,60}(?:\\s+[^\\[\\]=]{1,60})??(?:\\s+${ATTRIBUTE}){1,60}|[a-z][a-z0-9]*_\\w{1,60}(?:\\s+[^\\[\\]]{0,300})?|(?:youtube|vimeo|embed|video|audio|tweet|instagram|soundcloud)\\s+(?:https?:[^\\s\\[\\]]{1,500}|\\d{3,25})|(?:gallery|embed|caption|playlist|toc|contact-form(?:-7)?))\\s*/?\\]`,
  'gi',
);

/** A shortcode's start tag without attributes, which is recognized by its end tag: `[su]`, `[b]`. */
const PAIR = /\[([a-z][\w-]{0,60})\](?=[^]*?\[\/\1\])/gi;

/** Shortcodes whose content is omitted: an address, code or a caption. */
const SHORTCODES_WITHOUT_TEXT =
  /\[(embed|youtube|vimeo|video|audio|soundcloud|tweet|twitter|instagram|facebook|iframe|gallery|playlist|(?:wp_)?caption|vc_raw_html|vc_raw_js|et_pb_code|fusion_code|raw_html|css|style|script)\b[^\]]{0,2000}\][^[]{0,2000}\[\/\1\]/gi;

const CUT_OFF = new RegExp(
  `\\[(?:[a-z][a-z0-9]*_\\w{0,60}|[a-z][\\w-]{0,60}\\s+${ATTRIBUTE})[^\\]]{0,600}$`,
  'i',
);

/**
 * Shortcodes of Drupal (`[[{"fid":"3"}]]`), plug-ins of Joomla (`{youtube}3{/youtube}`, `{loadposition top}`), directives of
 * Magento and templates (`{{widget type="x"}}`), variables of Yoast (`%%focuskw%%`), tags of Hugo (`{{< figure >}}`) and of
 * Liquid (`{% include x %}`).
 */
const OTHER_SHORTCODES =
  /%%[a-z]\w{1,40}%%|\{\{[<%][^{}]{1,300}[>%]\}\}|\{%[^{}]{1,300}%\}|\{\{[a-z]\w{1,40}\s[^{}=]{0,40}=[^{}]{1,300}\}\}|\[\[\{.{0,2000}?\}\]\]|\{([a-z][\w-]{1,40})\b[^{}]{0,200}\}[^{}]{0,300}\{\/\1\}|\{(?:loadposition|loadmodule|module|modulepos)\b[^{}]{0,60}\}/gi;

const SHORTCODE_START =
  /%%[a-z]\w+%%|\{\{?[<%]|\{\{[a-z]\w+\s|\[\/?[a-z][\w-]*(?:[\s\]/=]|$)|\[\[\{|\{\/?[a-z][\w-]+[\s}]/i;

/** A quick test whether a text may contain shortcodes. */
export const mayHaveShortcodes = (source: string): boolean =>
  (source.includes('[') || source.includes('{') || source.includes('%%')) && SHORTCODE_START.test(source);

/**
 * Removes shortcodes of WordPress, page builders and similar systems from a plain text. Other brackets stay: a
 * shortcode has an attribute, an end tag, an underscore in its name, or one of a few names.
 */
export function removeShortcodes(text: string): string {
  if (!mayHaveShortcodes(text)) return text;
  const rest = text
    .replace(SHORTCODES_WITHOUT_TEXT, ' ')
    .replace(OTHER_SHORTCODES, ' ')
    .replace(PAIR, ' ')
    .replace(TAG, ' ')
    .replace(CUT_OFF, ' ');
  return rest === text ? text : rest.replace(/ {2,}/g, ' ').trim();
}
