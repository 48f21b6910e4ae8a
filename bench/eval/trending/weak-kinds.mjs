/**
 * Kinds of pages that are written for every day, product or match and are no news of an event, told by their titles
 * (folded as the index folds). The list only measures: an answer is judged by it, nothing is chosen by it. It looks for
 * what such titles nearly always say and rather misses one than blames a report, so the share it finds is the least.
 */
const PRODUCTS =
  'iphone|ipad|macbook|airpods|galaxy|redmi|realme|oneplus|xiaomi|poco|huawei|honor|oppo|vivo|nokia|motorola|moto|pixel|ps5|playstation|xbox|nintendo|switch|steam|geforce|rtx|ryzen|radeon|intel|laptop|smartphone|phone|smartwatch|earbuds|headphones|tv|android|ios|windows 10';

const KINDS = {
  price: [
    String.raw`\bprices? (in india|today|cut|drop|update|target|prediction|analysis|watch)|price,? (specs|specifications|features|release|availability|offers?)|(gold|silver|petrol|diesel|bitcoin|stock|share) (price|rate)s?\b.*(today|live|forecast|prediction)|starting at (rs|₹|\$|£)`,
    String.raw`\b(prix|cours) (de|du) .*(aujourd'hui|en baisse|casse)|a prix (casse|reduit|mini)|a partir de \d+ ?(€|euros)`,
    String.raw`курс (доллара|евро|рубля|биткоина|валют)|(цена|стоимость) .*(сегодня|смартфон|снижен)|прогноз (курса|цен)`,
  ],
  deal: [
    String.raw`\b(best|top|cheap|great|today's|daily|early|weekend|memorial day|prime day) .*\b(deals?|offers|bargains|discounts)\b|\bdeals? (of the day|alert|roundup)|\bon sale\b|\d+ ?% off|\bsave (up to )?[\$£₹]|[\$£₹]\d+ off|\bdiscount|promo codes?|coupon|free (games?|download|on (steam|epic))|for free\b.*\b(game|steam|epic)`,
    String.raw`\bbons? plans?\b|\bpromos?\b|\bpromotion|french days|soldes|en reduction|(?<!appel d')(?<!appels d')\boffres? (du|de la|a ne pas|flash)|bon plan|cdiscount|gratuit\S* .*(jeu|steam|epic)|(jeu|jeux) .*gratuit`,
    String.raw`скидк|распродаж|акци[ия] .*(цен|скид)|бесплатно .*(игр|steam|epic)|(раздач|раздают|раздает) .*(игр|steam|epic)|промокод`,
  ],
  launch: [
    String.raw`^(?!.*(delay|postpone|cancel|protest)).*(\b(${PRODUCTS})\b.*\b(launch(ed|es|ing)?|unveil(ed|s)?|reveal(ed|s)?|announced|release date|goes on sale|sales|now available|rolls? out|first look|hands.on|review|specs|specifications)\b|\b(launch(es|ed)?|unveils?|reveals?|announces|review)\b.*\b(${PRODUCTS})\b|release date|unboxing|\blaunches new\b|(movie|film|game) review)`,
    String.raw`\b(${PRODUCTS})\b.*(lance|devoile|officiel|sortie|disponible|test\b|prise en main|fiche technique)|\btest (du|de la|de l')|date de sortie`,
    String.raw`\b(${PRODUCTS})(?!\p{L}).*(представ|анонс|вышел|вышла|выпуст|дебют|обзор|поступ|выйдет)|(представ|анонс|обзор|выпуст)\S* .*\b(${PRODUCTS})|дата выхода`,
  ],
  leak: [
    String.raw`\bleak(s|ed|er|ers)?\b.*\b(${PRODUCTS}|specs|design|renders?|price|game|roster|footage|map|skins?|season)\b|\b(${PRODUCTS}|game|fortnite|apple|samsung)\b.*\bleak|rumou?rs? (suggest|say|claim|roundup)|\brenders?\b (leak|show|reveal)|tipped to|fortnite.*(season|skin|leak|challenge)`,
    String.raw`\b(fuite|rumeur)s?\b.*(${PRODUCTS}|apple|samsung|jeu|prix|design)|(${PRODUCTS}|apple|samsung).*\b(fuite|rumeur)`,
    String.raw`(инсайдер|утечк|слух|рендер)\S* .*(${PRODUCTS}|смартфон|apple|samsung)|(${PRODUCTS}|смартфон|apple|samsung).*(инсайдер|утечк|слух|рендер)`,
  ],
  trailer: [
    String.raw`\b(trailer|teaser|sneak peek|first clip|official video|official clip|music video)\b`,
    String.raw`bande.annonce|\bteaser\b|\btrailer\b`,
    String.raw`трейлер|тизер`,
  ],
  betting: [
    String.raw`\b(betting|odds|best bets|parlay|tipsters?|racing tips|free tips|fantasy (picks|football|baseball)|dfs|dream ?11|predicted (xi|lineups?)|match prediction|prediction:|picks and predictions|expert picks)\b`,
    String.raw`\b(pronostic|pronos|cotes?|paris sportifs|quinte|tierce|loto|euromillions|tirage)\b`,
    String.raw`прогноз\S* .*(ставк|матч|коэф|бо[ийя])|ставк[аи] (на|дня)|коэффициент|букмекер`,
  ],
  horoscope: [
    String.raw`\b(horoscope|astrolog|zodiac|tarot|numerology)`,
    String.raw`\bhoroscope|astrolog|signe astro`,
    String.raw`гороскоп|зодиак|астролог|таро(?!\p{L})|лунный календарь`,
  ],
  quiz: [
    String.raw`\b(quiz|crossword|wordle|trivia|brain ?teaser|puzzle answers?|can you (name|guess|spot)|how well do you (know|remember))\b`,
    String.raw`\b(quiz|mots croises|devinette)\b`,
    String.raw`викторин|кроссворд|сканворд|(?<!\p{L})тест(:| на|,).*(вы|ваш|тебя)|угадай`,
  ],
  'live score': [
    String.raw`\blive (score|scores|stream|streaming|commentary|blog)\b|how to (watch|stream)|\bscorecard\b|\b(kick.?off|start) time\b|tv channel|what time (is|does|to)|where to watch|watch live\b|live stream`,
    String.raw`(sur quelle chaine|quelle heure|a quelle heure|en streaming|comment (voir|regarder|suivre)|suivez en direct .*(match|rencontre))`,
    String.raw`где смотреть|во сколько|(онлайн|прямая|текстовая).{0,3}трансляц|смотреть онлайн`,
  ],
  'all you need to know': [
    String.raw`(all|everything|what) (you|we|to) (need to )?know( about)?|everything we know|here's what (you|we)|things to know|what you should know|explained:|^how to (?!watch)|\b\d+ (best|things|ways|tips|reasons|facts)\b|here's (how to|when)`,
    String.raw`tout (ce qu'il faut |ce que vous devez |)savoir|ce (que l'on|qu'on|qu'il faut) (sait|savoir)|comment (faire|bien)|\b\d+ (conseils|astuces|choses|raisons)\b|voici comment`,
    String.raw`все,? что (нужно|известно|надо)|что (нужно|надо|важно) знать|как (правильно|выбрать|сделать)|(?<!\p{L})\d+ (способ|совет|причин|вещей|лучших)|топ.?\d+`,
  ],
  'standing page': [
    String.raw`\b(live )?(updates?|blog|news)\b.*\blive\b|live updates|\blive:|^live (coronavirus|covid|news)\b|\b(tracker|dashboard|world map|case map|map and case count|by the numbers|in charts|in pictures|photos of the (day|week)|morning briefing|evening briefing|newsletter|what the papers say|papers:|the papers|front pages|news in brief|headlines|top stories|weather forecast|your (morning|evening)|lottery|obituaries|podcast)\b|coronavirus (update|latest|news)\b.*:|stock market (news|live)|case count`,
    String.raw`^(en )?direct\b|\ben direct\b|\bmeteo (du|de ce|de la)\b|carte interactive|l'essentiel (de|du)|le point (sur la situation|a \d)|revue de presse|programme tv|bulletin|bilan (du jour|quotidien)|newsletter|podcast`,
    String.raw`(онлайн|хроник\S*)[: ]|(данные|сводка|статистика) (на|по|за) .*\d|прогноз погоды|погода (на|в)|главн(ое|ые новости) (за|на|к)|дайджест|карта распространения|программа передач`,
  ],
};

const LANGUAGES = ['en', 'fr', 'ru'];
const EXPRESSIONS = Object.entries(KINDS).map(([kind, sources]) => [
  kind,
  Object.fromEntries(sources.map((source, i) => [LANGUAGES[i], new RegExp(source, 'u')])),
]);

/**
 * @param title folded.
 * @param language one of `en`, `fr`, `ru`.
 * @returns the first kind whose pattern the title meets; null when it meets none.
 */
export function weakKindOf(title, language) {
  const found = EXPRESSIONS.find(([, byLanguage]) => byLanguage[language]?.test(title));
  return found === undefined ? null : found[0];
}
