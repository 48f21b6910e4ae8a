/** Pictures that say nothing about an article, by their address. Each line is a family with its reason. */
export const UNWANTED_IMAGES: readonly RegExp[] = [
  // Counting pixels and trackers of feed services and advertisers.
  /^https?:\/\/(?:[\w-]+\.)*(?:feedburner|feedsportal|doubleclick|pheedo|pheedcontent|feedblitz|scorecardresearch|quantserve|chartbeat|statcounter|google-analytics|googlesyndication|googleadservices|amazon-adsystem|adnxs|outbrain|taboola|ivwbox|chartboost|zedo|vgwort|2mdn)\.(?:com|net|de|org)\//i,
  /^https?:\/\/(?:pixel|stats?|track(?:er|ing)?|beacon|counter|count|metrics|analytics|ads?|adserver|vg\d+\.met)\.[\w.-]+\//i,
  /[/_.-](?:pixel|beacon|tracker|tracking|1x1|counter|count|spacer|blank|transparent|clear|dot|empty)(?:[_-]?\d*)?\.(?:gif|png|php|jpe?g)\b/i,
  /\/(?:b|pixel|beacon|track)\.gif\b/i,
  // Faces of authors and commenters.
  /^https?:\/\/(?:[\w-]+\.)*gravatar\.com\//i,
  /[/_.-](?:avatars?|gravatar|profile[_-]?(?:pic|photo|image)s?|headshots?|authors?[_-]?(?:photo|image)s?)[/_.-]/i,
  // Emoticons, share buttons, icons and logos of other services.
  /\/(?:emoji|smil(?:ies|eys?)|emoticons?)\//i,
  /^https?:\/\/s\.w\.org\/images\/core\/emoji\//i,
  /[/_.-](?:favicon|icons?|sprites?|share|sharing|social|button|btn|badge|rss|feed-icon|arrow|bullet|loading|loader|spinner)(?:[_-]?[\w]{0,12})?\.(?:gif|png|svg|ico|jpe?g|webp)\b/i,
  /\/(?:icons?|buttons?|badges?|share|social)\/[^/?]*\.(?:gif|png|svg|ico)\b/i,
  // Stand-ins shown while, or because, there is no picture.
  /[/_.-](?:placeholder|no[_-]?(?:image|img|photo|pic|thumb)|default[_-]?(?:image|img|thumb|thumbnail)|missing)[^/]*\.(?:gif|png|svg|jpe?g|webp)\b/i,
  // Kinds of file that no picture of an article comes in.
  /\.(?:ico|svgz?|mp[34]|m4[av]|ogg|webm|mov|avi|pdf|html?|js|css)(?:[?#]|$)/i,
];
