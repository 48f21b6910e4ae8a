/**
 * What feed software and publishers add around a text and no reader wants in a preview. Applied to plain text on
 * one line, until nothing more comes off.
 */
export const TRAILING_BOILERPLATE: readonly RegExp[] = [
  // WordPress, in the languages seen: "The post TITLE appeared first on SITE."
  /\s*(?:The post|The article)\s.{1,400}\s(?:first appeared|appeared first|first published|appeared) (?:on|at|in)\s.{1,150}$/i,
  /\s*(?:Der Beitrag|Der Artikel)\s.{1,400}\serschien(?: zuerst)? (?:auf|bei)\s.{1,150}$/i,
  /\s*(?:L[’']article|Cet article|Le post)\s.{1,400}\s(?:est apparu|est d[’']abord apparu|a été publié)(?: en premier| d[’']abord)? (?:sur|dans)\s.{1,150}$/i,
  /\s*(?:La entrada|El artículo|La publicación|El cargo)\s.{1,400}\s(?:se publicó primero en|apareció primero en|aparece primero en|es de|fue publicado)\s.{1,150}$/i,
  /\s*(?:L[’']articolo|Il post)\s.{1,400}\s(?:proviene da|sembra essere il primo su|è apparso per la prima volta su)\s.{1,150}$/i,
  /\s*(?:O post|A postagem|O artigo|O conteúdo)\s.{1,400}\s(?:apareceu primeiro em|apareceu primeiro no|é de autoria de)\s.{1,150}$/i,
  /\s*(?:Het bericht|Het artikel)\s.{1,400}\s(?:verscheen eerst op|verscheen voor het eerst op)\s.{1,150}$/i,
  /\s*(?:Artykuł|Wpis|Post)\s.{1,400}\spochodzi z serwisu\s.{1,150}$/i,
  /\s*(?:Inlägget|Indlægget|Innlegget)\s.{1,400}\s(?:dök först upp på|blev først udgivet på|dukket først opp på)\s.{1,150}$/i,
  /\s*(?:Запись|Сообщение)\s.{1,400}\sвпервые (?:появилась|появились) (?:на|в)?\s?.{1,150}$/i,
  // Invitations to read on.
  /\s*(?:[([]?(?:…|\.{3})[)\]]?\s*)?(?:Continue reading|Read more|Read the full (?:story|article)|Read full (?:story|article)|Keep reading|View (?:the )?(?:full|entire) (?:post|article)|Full story|More)\b(?:[^.!?]{0,150})?(?:…|\.{3}|→|»|>+|\.)?$/,
  /\s*(?:Weiterlesen|Mehr lesen|Lesen Sie (?:mehr|weiter)|Lire la suite|En savoir plus|Leer más|Seguir leyendo|Leggi (?:tutto|di più|l[’']articolo completo)|Continua a leggere|Leia mais|Continue lendo|Lees (?:verder|meer)|Läs mer|Les mer|Læs mere|Lue lisää|Czytaj (?:dalej|więcej)|Číst dál|Devamını oku|Читать далее|Читати далі|Подробнее|Selengkapnya|Baca selengkapnya|続きを読む|阅读更多|阅读全文|繼續閱讀|더 보기|اقرأ المزيد|قراءة المزيد|ادامه مطلب).{0,120}$/u,
  // Counts and buttons under the text.
  /\s*(?:\[link\]\s*\[comments\]|\d+ comments?|Comments|Share this:?.{0,100}|Permalink(?:\s*\|.{0,60})?|Advertisement)$/i,
  /\s*submitted by\s*(?:\/?u\/)?\S+.{0,80}$/i,
  // The mark of a cut excerpt.
  /\s*(?:\[(?:…|\.{3})\]|\((?:…|\.{3})\)|\[&hellip;\])\s*$/,
];

export const LEADING_BOILERPLATE: readonly RegExp[] = [
  /^(?:Advertisement|Anzeige|Publicité|Publicidad|Advertentie)\s+/i,
];
