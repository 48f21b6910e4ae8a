import { isHiddenByStyle } from './hidden-elements.js';

/** Extensions of files that may be photographs. */
const FILE = '\\.(?:gif|png|jpe?g|webp|avif|bmp)\\b';
const BITMAP = '\\.(?:gif|png|webp)\\b';

/** Words that may stand beside `logo` in a file name if the picture is only a logo. */
const BESIDE_LOGO =
  '(?:site|header|footer|main|default|white|black|dark|light|small|large|big|square|round|og|share|fb|facebook|twitter|rss|feed|google|amp|web|mobile|retina|company|brand|new|print|color|colour|bg|transparent|hd|img|image|icon|desktop|publisher|[a-z]?\\d+|\\d+x\\d+|\\d?x)';

/**
 * Addresses of pictures that do not show the subject of an article, in groups by reason. A word must be the complete
 * name of a file or folder, because articles are also about pixels, icons and avatars.
 */
const UNWANTED_ADDRESSES: readonly RegExp[] = [
  // Counting pixels and trackers of feed services and advertisers.
  /^https?:\/\/(?:[\w-]+\.)*(?:feedburner|feedsportal|doubleclick|pheedo|pheedcontent|feedblitz|scorecardresearch|quantserve|chartbeat|statcounter|google-analytics|googlesyndication|googleadservices|amazon-adsystem|adnxs|outbrain|taboola|ivwbox|zedo|vgwort|2mdn|list-manage|sendgrid|mailgun|hubspotemail|yadro|addtoany|buysellads)\.(?:com|net|de|org|ru)\//i,
  /^https?:\/\/(?:pixel|stats?|track(?:er|ing)?|beacon|counter|metrics|analytics|ads?|adserver|vg\d+\.met)\.[\w.-]+\/(?:[^?]*\.gif|[^.?]*)(?:\?|$)/i,
  /^https?:\/\/(?:mc\.yandex\.\w+\/watch|hm\.baidu\.com|top-fwz1\.mail\.ru|(?:www\.)?facebook\.com\/tr\b|ga-beacon\.)/i,
  /\/(?:b|s|t|p|x|px|pixel|beacon|track(?:er|ing)?|1x1|1px|counter|count|spacer|blank|transparent|trans|clear|dot|empty|open)[_-]?\d{0,4}\.(?:gif|php|aspx?)\b/i,
  /\/(?:pixel|beacon|track(?:er|ing)?)(?:\/[^.?]*)?(?:\?|$)/i,
  /\/(?:track(?:ing)?\/(?:open|click)|piwik|matomo)\b(?:\.php)?/i,
  /\/(?:e|wf)\/open(?:[/?]|$)/i,
  /^https?:\/\/feeds\.wordpress\.com\//i,
  // Sizes in the address that only icons and badges have.
  /[/_-]88x31\b/i,
  /[_-](?:16x16|[2-5]\dx[2-5]\d)\.(?:gif|png|jpe?g|webp)\b/i,
  /[?&](?:w|h|width|height|resize)=[1-5]?\d(?:px)?(?:[&#,x]|$)/i,
  // Faces of authors and commenters.
  /^https?:\/\/(?:[\w-]+\.)*(?:gravatar\.com|libravatar\.org|pravatar\.cc|ui-avatars\.com|robohash\.org|dicebear\.com|ggpht\.com)\//i,
  /^https?:\/\/lh\d\.googleusercontent\.com\/a[/-]/i,
  /^https?:\/\/avatars?\d*\./i,
  /\/(?:[\w-]*(?:avatars?|gravatars?)|headshots?|mugshots?|authors?|bylines?|columnists?|contributors?|(?:user|profile|author|staff)[_-]?(?:pics?|pictures?|photos?|images?))\/(?!.*\/)/i,
  /\/(?:[\w-]*(?:avatars?|gravatars?)|headshots?|(?:user|profile|author)[_-]?(?:pics?|pictures?|photos?|images?))\//i,
  new RegExp(
    `/(?:avatar|user|profile|author|headshot|byline|gravatar)(?:[_-]?(?:pic|picture|photo|image|default|small|large))?(?:[_-]?\\d{1,3}(?:x\\d{1,3})?)?${FILE}`,
    'i',
  ),
  new RegExp(
    `[_-](?:avatar|headshot|byline|profile[_-]?(?:pic|picture|photo|image)|author[_-]?(?:pic|picture|photo|image))(?:[_-]?\\d{1,4}(?:x\\d{1,4})?)?${FILE}`,
    'i',
  ),
  // Formulas.
  /^https?:\/\/latex\.codecogs\.com\/|\/latex\.php\?|\/(?:media\/)?math\/render\/|\/render\/math\?/i,
  // Emoji, share buttons, badges, icons, codes for scanners.
  /^https?:\/\/(?:img\.shields\.io|badge\.fury\.io|badgen\.net)\//i,
  /\/(?:twe|noto-?)?(?:emojis?|smil(?:ies|eys?)|emoticons?)(?:\.php)?\//i,
  /\/(?:1f[\da-f]{3}|2[3-7b][\da-f]{2})(?:-[\da-f]{2,5})*\.(?:png|gif|webp)\b/i,
  /\/(?:icon_|smiley?_)(?:smile|biggrin|sad|surprised|eek|confused|cool|lol|mad|razz|redface|cry|evil|twisted|rolleyes|wink|neutral|mrgreen)\.(?:gif|png)\b/i,
  /\/(?:favicon|icon\d{0,3}|sprites?|share|rss|feed-icon|btn|button|badge|arrow|bullet|loading|loader|spinner|(?:apple-)?touch-icon|android-chrome)(?:[_-][\w-]{1,24})?\.(?:gif|png|ico)\b/i,
  /[_-](?:icon|sprite|favicon)(?:[_-]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|ico)\b/i,
  /[_-](?:btn|button|badge)(?:[_-]?\d{1,4}(?:x\d{1,4})?|[_-](?:[a-z]{2}|black|white|dark|light))?\.(?:gif|png|ico)\b/i,
  /\/(?:read[_-]?more|donate|subscribe)(?:[_-]?(?:btn|button|now|here|\d{1,4})){0,2}\.(?:gif|png)\b/i,
  /[/_-](?:listen|get[_-]it|download|available)[_-]on[_-](?:the[_-])?(?:app|apple|google|spotify|itunes|deezer|amazon)\b[\w-]{0,24}\.(?:gif|png)\b/i,
  /_icon_[\w-]{1,40}\.(?:gif|png|ico)\b/i,
  /\/(?:icons|favicons|buttons|badges|share-?icons|social-?icons)\/[^?]*\.(?:gif|png|ico)\b/i,
  /\/qr[_-]?code(?:[_-][\w-]{1,40})?\.(?:gif|png|jpe?g|webp)\b/i,
  // Logos: a file with no other name, or in a folder of them.
  new RegExp(
    `/(?:[a-z\\d]{1,24}[_-])?(?:${BESIDE_LOGO}[_-]){0,3}logo(?:type)?(?:[_.-]?${BESIDE_LOGO}){0,4}${FILE}`,
    'i',
  ),
  /\/logos?\/(?!.*\/)/i,
  // Placeholders for a picture that is missing or still loading.
  new RegExp(
    `[/_.-](?:placeholders?|place[_-]holder|no[_-]?(?:image|img|photo|pic|picture|thumb|thumbnail|preview)|(?:image|photo|picture|thumbnail)[_-]?(?:not[_-]?(?:found|available)|unavailable|missing|coming[_-]soon)|not[_-]available|coming[_-]soon|(?:default|missing|fallback|dummy|blank|sample|generic)[_-]?(?:image|img|photo|picture|thumb|thumbnail|og|share|news|post|cover|featured)|lazy[_-]?(?:load(?:ing|er)?|image|img|placeholder|bg)?|(?:pre|ajax[_-]?|img[_-]?|image[_-]?)?load(?:ing|er)|spinner)(?:[_-][\\w.-]*)?${BITMAP}`,
    'i',
  ),
  new RegExp(
    `[/_.-](?:placeholders?|place[_-]holder|no[_-]?(?:image|img|photo|pic|picture|thumb|thumbnail|preview)|(?:image|photo|picture|thumbnail)[_-]?(?:not[_-]?(?:found|available)|unavailable|missing|coming[_-]soon)|default[_-]?(?:image|img|thumb|thumbnail|og|share|photo|picture|cover|featured)|fallback[_-]?(?:image|img|og)|lazy[_-]?load)(?:[_-][\\w.-]*)?${FILE}`,
    'i',
  ),
  new RegExp(`/default[_-]?(?:post|article|news)(?:[_-][\\w.-]*)?${FILE}`, 'i'),
  new RegExp(
    `/(?:(?:white|black|gr[ae]y|transparent|blank|clear)[_-]?(?:dot|pixel|px|bg|background|img|image|square|box|1x1)?|none|null|undefined|nothing|nil|dummy|blank|transparent|trans|empty|invisible|spaceball|shim|stub|spacer|pixel|px|dot|missing|default|nopic|noimg|opaque|1x1|1px|onepix(?:el)?)(?:[_@.-]?(?:\\d{1,4}(?:x\\d{1,4})?|\\dx|min))?${BITMAP}`,
    'i',
  ),
  new RegExp(
    `/(?:pixel|(?:1x1|1px|spacer|blank|transparent|empty|missing|dummy|nopic|noimg)(?:[_-]?\\d{1,4}(?:x\\d{1,4})?)?)${FILE}`,
    'i',
  ),
  /^https?:\/\/(?:[\w-]+\.)*(?:placehold\.(?:it|co|jp)|placeholder\.com|dummyimage\.com|fakeimg\.pl|placekitten\.com|lorempixel\.com|placeimg\.com)\//i,
  // Kinds of file that no picture of an article comes in, and templates of scripts.
  /\.(?:ico|svgz?|mp[34]|m4[av]|ogg|webm|mov|avi|pdf|html?|js|css)(?:[?#]|$)/i,
  /\{|%7b/i,
];

/** One pattern for all unwanted addresses, which is twice as fast as separate ones. */
const UNWANTED_ADDRESS = new RegExp(UNWANTED_ADDRESSES.map(({ source }) => `(?:${source})`).join('|'), 'i');

/** Whether an absolute address is that of an avatar, emoji, logo, icon, placeholder or tracking pixel. */
export function isUnwantedImageUrl(url: string): boolean {
  return UNWANTED_ADDRESS.test(url);
}

const FACE_WORDS = 'avatars?|gravatars?|headshots?|mugshots?';
const SYMBOL_WORDS =
  'emojis?|emojione|emoticons?|smil(?:ies|eys?)|logos?|logotype|fav-?icon|spacer|tracking|pixel|beacon';
const PICTURES_OF_PEOPLE =
  '(?:author|autore?|auteur|byline|contributor|writer|columnist|reporter|journalist|commenter|profile|user|member|staff|owner)s?';
const PICTURE_WORDS =
  '(?:img|image|photo|pic|picture|thumb|thumbnail|face|portrait|bio|icon|small|medium|large|round|circle|\\d+)';

/** Classes and ids of unwanted pictures. */
const PICTURE_CLASS = new RegExp(
  `(?:^|[\\s_-])(?:(?:${FACE_WORDS}|${SYMBOL_WORDS}|icons?|byline|vcard|u-photo|sprites?|badges?)(?=$|[\\s_-])|${PICTURES_OF_PEOPLE}(?:[_-]?${PICTURE_WORDS})*(?=$|\\s))|(?:avatar|emoji|smiley|logo)(?=$|\\s)`,
  'i',
);

/** Classes of placeholders, which a page displays until the real picture is loaded. */
const PLACEHOLDER_CLASS = /(?:^|[\s_-])(?:placeholders?|spinner|loader|loading|fallback)(?=$|[\s_-])/i;

const BOX_WORDS =
  '(?:box(?:es)?|bio|info|card|avatar|image|img|photo|pic|picture|thumb|thumbnail|meta|block|profile|section|details?|header|footer|head|wrap(?:per)?|container|area|about|link|name|widget|panel|row|line|description|list|bar)s?';

/** Classes and ids of boxes with unwanted pictures: of authors and commenters, logos, emoji, buttons, advertisements. */
const BOX_CLASS = new RegExp(
  `(?:^|\\s)(?!(?:tag|category|post_tag|has|with|no|is)-)(?:[^\\W_]+[_-]{1,2}){0,4}(?:(?:about[_-](?:the[_-])?)?(?:comment[_-])?${PICTURES_OF_PEOPLE}(?:[_-]*${BOX_WORDS})*|(?:${FACE_WORDS}|${SYMBOL_WORDS})(?:[_-]*${BOX_WORDS})*|h-card|vcard|bio|saboxplugin-wrap|abh_box|(?:advert(?:isement)?s?|ads?)(?:[_-]*${BOX_WORDS})*|social(?:[_-]\\w+)?|share(?:[_-]\\w+)?|sharing|sharedaddy|addtoany|feedflare|signature|comments?|newsletter(?:[_-]\\w+)?)(?=\\s|$)`,
  'i',
);

/** Elements that contain the complete article, so that their classes say nothing about a picture. */
const ARTICLE_ELEMENTS = new Set(['article', 'main', 'body', 'html']);

const AUTHOR_LINK =
  /\/(?:authors?|autore?s?|auteurs?|profiles?|users?|contributors?|columnists?|byline|staff)\/[^/]/i;

/** Alternative texts of avatars, logos and placeholders, and a single emoji. */
const UNWANTED_ALT = new RegExp(
  '^\\W*(?:avatar|gravatar|emoji|smiley|smile|icon|favicon|logo|logotype|spacer|pixel|tracking pixel|placeholder|loading|author|no image|image not (?:found|available)|profile|headshot|byline' +
    '|(?:profile|author|user|avatar|profil|autoren|profile?n?)[ -]?(?:pic|picture|photo|image|bild|foto|avatar|icon)' +
    "|(?:foto|imagen?|photo|immagine|imagem) (?:de |de l['’] ?|del |dell[ao'’] ?|du |do |da |di )?(?:perfil|profil[eo]?|autore?a?|auteure?|utilisateur|usuario)" +
    '|アバター|プロフィール|ロゴ|アイコン|头像|頭像|标志|標誌|프로필|로고|аватар\\p{L}*|логотип\\p{L}*|лого|صورة رمزية|شعار)\\W*$' +
    "|^(?:[^\\s]+ ){1,3}(?:logo|emoji)$|^(?:avatar|gravatar|headshot|profile (?:picture|photo|image)|photo|picture|logo) (?:of|for|de|von|van) (?:the )?(?:author|user|[^\\s]*avatar)|^(?:avatar|gravatar|headshot|profile (?:picture|photo|image)|profilbild|logo) (?:of|for|de|von|van|di|du|der|des)\\b|(?:['’]s|s['’]) (?:avatar|profile (?:picture|photo|image)|headshot)$" +
    '|^(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|[\\ufe0f\\u200d])+$|^:[\\w+-]+:$|^[:;=8][-~o]?[)(DPpO/|]$',
  'iu',
);

/** Minimum side of a picture in pixels; smaller ones are icons and avatars. */
export const MIN_IMAGE_SIDE = 60;
const MIN_EM = 4;

type Attributes = ReadonlyMap<string, string>;

/** Whether a picture's class marks it as a placeholder for a picture that is loaded later. */
export function isPlaceholderImage(attributes: Attributes): boolean {
  return PLACEHOLDER_CLASS.test(attributes.get('class') ?? '');
}

/** Whether a picture's own attributes mark it as an avatar, emoji, logo, placeholder, icon or tracking pixel. */
export function isUnwantedImage(attributes: Attributes): boolean {
  const style = attributes.get('style') ?? '';
  if (attributes.has('hidden') || (style !== '' && (isHiddenByStyle(style) || isSmallByStyle(style))))
    return true;
  if (isNamed(attributes, PICTURE_CLASS) || isPerson(attributes)) return true;
  const alt = attributes.get('alt') ?? '';
  return alt !== '' && UNWANTED_ALT.test(alt);
}

/** Whether the pictures inside an element are unwanted. */
export function isUnwantedImageContainer(tag: string, attributes: Attributes): boolean {
  if (tag === 'address' || tag === 'button' || tag === 'nav') return true;
  if (attributes.size === 0 || ARTICLE_ELEMENTS.has(tag)) return false;
  const style = attributes.get('style') ?? '';
  if (attributes.has('hidden') || (style !== '' && isHiddenByStyle(style))) return true;
  if (isNamed(attributes, BOX_CLASS) || isPerson(attributes)) return true;
  return tag === 'a' && AUTHOR_LINK.test(attributes.get('href') ?? '');
}

function matches(attributes: Attributes, name: string, pattern: RegExp): boolean {
  const value = attributes.get(name);
  return value !== undefined && value !== '' && pattern.test(value);
}

const isNamed = (attributes: Attributes, pattern: RegExp): boolean =>
  matches(attributes, 'class', pattern) || matches(attributes, 'id', pattern);

const isPerson = (attributes: Attributes): boolean =>
  matches(attributes, 'itemprop', /^(?:author|creator|editor|publisher|logo|contributor)$/i) ||
  matches(attributes, 'itemtype', /\bschema\.org\/(?:Person|Organization)\b/i) ||
  matches(attributes, 'rel', /(?:^|\s)author(?:\s|$)/i);

const SIZE =
  /(?<![\w-])(?:max-)?(?:width|height)\s*:\s*(\d{1,5}(?:\.\d+)?|\.\d+)\s*(px|em|rem|ex|ch|pt)?\s*(?=[;!]|$)/gi;

function isSmallByStyle(style: string): boolean {
  return [...style.matchAll(SIZE)].some(([, size, unit = '']) => {
    const isFont = /^(?:r?em|ex|ch)$/i.test(unit);
    return Number(size) < (isFont ? MIN_EM : MIN_IMAGE_SIDE);
  });
}
