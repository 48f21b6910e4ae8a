/**
 * Addresses of pictures that do not show what an article is about, in groups with a reason each. Words are matched as
 * whole names of files or folders, since articles are also written about pixels, icons and avatars.
 */
export const UNWANTED_IMAGES: readonly RegExp[] = [
  // Counting pixels and trackers of feed services and advertisers.
  /^https?:\/\/(?:[\w-]+\.)*(?:feedburner|feedsportal|doubleclick|pheedo|pheedcontent|feedblitz|scorecardresearch|quantserve|chartbeat|statcounter|google-analytics|googlesyndication|googleadservices|amazon-adsystem|adnxs|outbrain|taboola|ivwbox|zedo|vgwort|2mdn)\.(?:com|net|de|org)\//i,
  /^https?:\/\/(?:pixel|stats?|track(?:er|ing)?|beacon|counter|metrics|analytics|ads?|adserver|vg\d+\.met)\.[\w.-]+\/(?:[^?]*\.gif|[^.?]*)(?:\?|$)/i,
  /\/(?:b|s|t|p|pixel|beacon|track(?:er|ing)?|1x1|counter|count|spacer|blank|transparent|trans|clear|dot|empty)[_-]?\d{0,4}\.(?:gif|php)\b/i,
  /\/(?:pixel|1x1|spacer|blank|transparent|empty)\.(?:png|jpe?g|webp)\b/i,
  /^https?:\/\/(?:[\w-]+\.)*facebook\.com\/tr\b/i,
  /\/(?:pixel|beacon|track(?:er|ing)?)(?:\/[^.?]*)?(?:\?|$)/i,
  // Sizes in the name that only icons have.
  /[_-](?:16x16|[2-5]\dx[2-5]\d)\.(?:gif|png|jpe?g|webp)\b/i,
  // Faces of authors and commenters.
  /^https?:\/\/(?:[\w-]+\.)*gravatar\.com\//i,
  /^https?:\/\/avatars?\d*\./i,
  /\/(?:avatars?|gravatars?|headshots?|user[_-]?(?:pics?|photos?|images?)|profile[_-]?(?:pics?|photos?|images?)|author[_-]?(?:pics?|photos?|images?))\//i,
  /\/(?:avatar|user|profile|author|headshot)(?:[_-]?(?:pic|photo|image|default))?(?:[_-]?\d{1,3}x\d{1,3})?\.(?:gif|png|jpe?g|webp)\b/i,
  // Emoticons, share buttons, icons.
  /\/(?:emojis?|smil(?:ies|eys?)|emoticons?)\//i,
  /^https?:\/\/s\.w\.org\/images\/core\/emoji\//i,
  /\/(?:favicon|icon|sprites?|share|rss|feed-icon|btn|button|badge|arrow|bullet|loading|loader|spinner)(?:[_-][\w-]{1,24})?\.(?:gif|png|ico)\b/i,
  /[_-](?:icon|btn|button|badge|sprite|spinner)(?:[_-]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|ico)\b/i,
  /_icon_[\w-]{1,40}\.(?:gif|png|ico)\b/i,
  /\/(?:icons|favicons|buttons|badges|share-?icons|social-?icons)\/[^?]*\.(?:gif|png|ico)\b/i,
  // Placeholders for a picture that is missing or still loading.
  /[/_.-](?:placeholders?|no[_-]?(?:image|img|photo|pic|picture|thumb|thumbnail)|default[_-]?(?:image|img|thumb|thumbnail|og|share))(?:[_-][\w.-]*)?\.(?:gif|png|jpe?g|webp)\b/i,
  /\/(?:missing|noimage|nopic)\.(?:gif|png|jpe?g|webp)\b/i,
  // Kinds of file that no picture of an article comes in.
  /\.(?:ico|svgz?|mp[34]|m4[av]|ogg|webm|mov|avi|pdf|html?|js|css)(?:[?#]|$)/i,
];
