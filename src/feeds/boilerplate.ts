/** A sentence or mark that software adds to texts. */
export interface Boilerplate {
  /** Every text that the pattern can match contains one of these, in lower case: a cheap test that comes first. */
  hints: readonly string[];
  /** Matches from where the boilerplate begins to the end of the text. */
  pattern: RegExp;
}

/**
 * What feed software and publishers add at the end of a text and no reader wants in a preview. Applied to plain text
 * on one line, again and again until nothing matches.
 */
export const TRAILING_BOILERPLATE: readonly Boilerplate[] = [
  // WordPress, in the languages seen: "The post TITLE appeared first on SITE."
  {
    hints: ['appeared', 'first published'],
    pattern:
      /(?:The post|The article)\s.{1,400}\s(?:first appeared|appeared first|first published|appeared) (?:on|at|in)\s.{1,150}$/i,
  },
  {
    hints: ['erschien'],
    pattern: /(?:Der Beitrag|Der Artikel)\s.{1,400}\serschien(?: zuerst)? (?:auf|bei)\s.{1,150}$/i,
  },
  {
    hints: ['est apparu', "est d'abord apparu", 'est d’abord apparu', 'a été publié'],
    pattern:
      /(?:L[’']article|Cet article|Le post)\s.{1,400}\s(?:est apparu|est d[’']abord apparu|a été publié)(?: en premier| d[’']abord)? (?:sur|dans)\s.{1,150}$/i,
  },
  {
    hints: ['se publicó primero', 'primero en', 'fue publicado'],
    pattern:
      /(?:La entrada|El artículo|La publicación|El cargo)\s.{1,400}\s(?:se publicó primero en|apareció primero en|aparece primero en|fue publicado)\s.{1,150}$/i,
  },
  {
    hints: ['proviene da', 'sembra essere il primo', 'per la prima volta su'],
    pattern:
      /(?:L[’']articolo|Il post)\s.{1,400}\s(?:proviene da|sembra essere il primo su|è apparso per la prima volta su)\s.{1,150}$/i,
  },
  {
    hints: ['apareceu primeiro', 'é de autoria de'],
    pattern:
      /(?:O post|A postagem|O artigo|O conteúdo)\s.{1,400}\s(?:apareceu primeiro (?:em|no|na)|é de autoria de)\s.{1,150}$/i,
  },
  {
    hints: ['verscheen'],
    pattern: /(?:Het bericht|Het artikel)\s.{1,400}\sverscheen (?:eerst|voor het eerst) op\s.{1,150}$/i,
  },
  {
    hints: ['pochodzi z serwisu'],
    pattern: /(?:Artykuł|Wpis|Post)\s.{1,400}\spochodzi z serwisu\s.{1,150}$/i,
  },
  {
    hints: ['dök först upp', 'blev først udgivet', 'dukket først opp'],
    pattern:
      /(?:Inlägget|Indlægget|Innlegget)\s.{1,400}\s(?:dök först upp på|blev først udgivet på|dukket først opp på)\s.{1,150}$/i,
  },
  {
    hints: ['впервые'],
    pattern: /(?:Запись|Сообщение)\s.{1,400}\sвпервые (?:появилась|появились|появилось)\s.{1,150}$/i,
  },
  // Invitations to read on.
  {
    hints: [
      'continue reading',
      'read more',
      'read the full',
      'read full',
      'keep reading',
      'view ',
      'full story',
    ],
    pattern:
      /(?:[[(](?:…|\.{3})[\])]\s*)?\b(?:Continue reading|Read more|Read the full (?:story|article)|Read full (?:story|article)|Keep reading|View (?:the )?(?:full|entire) (?:post|article)|Full story)\b[^.!?]{0,150}(?:…|\.{3}|→|»|>+|\.)?$/i,
  },
  {
    hints: [
      'weiterlesen',
      'mehr lesen',
      'lesen sie',
      'lire la suite',
      'en savoir plus',
      'leer más',
      'seguir leyendo',
      'leggi',
      'continua a leggere',
      'leia mais',
      'continue lendo',
      'lees ',
      'läs mer',
      'les mer',
      'læs mere',
      'lue lisää',
      'czytaj',
      'číst dál',
      'devamını oku',
      'читать далее',
      'читати далі',
      'подробнее',
      'selengkapnya',
      '続きを読む',
      '阅读更多',
      '阅读全文',
      '繼續閱讀',
      '더 보기',
      'اقرأ المزيد',
      'قراءة المزيد',
      'ادامه مطلب',
    ],
    pattern:
      /(?:[[(](?:…|\.{3})[\])]\s*)?(?:Weiterlesen|Mehr lesen|Lesen Sie (?:mehr|weiter)|Lire la suite|En savoir plus|Leer más|Seguir leyendo|Leggi (?:tutto|di più|l[’']articolo completo)|Continua a leggere|Leia mais|Continue lendo|Lees (?:verder|meer)|Läs mer|Les mer|Læs mere|Lue lisää|Czytaj (?:dalej|więcej)|Číst dál|Devamını oku|Читать далее|Читати далі|Подробнее|(?:Baca )?Selengkapnya|続きを読む|阅读更多|阅读全文|繼續閱讀|더 보기|اقرأ المزيد|قراءة المزيد|ادامه مطلب)[^.!?]{0,120}(?:…|\.{3}|→|»|>+|\.)?$/i,
  },
  // Counts, links and buttons under the text.
  {
    hints: ['comments', 'comment', 'share this', 'permalink', 'advertisement'],
    pattern:
      /(?:\[link\]\s*\[(?:\d+ )?comments\]|\b\d+ comments?|\bComments|\bShare this:?.{0,100}|\bPermalink(?:\s*\|.{0,60})?|\bAdvertisement)$/i,
  },
  { hints: ['submitted by'], pattern: /submitted by\s*(?:\/?u\/)?\S+.{0,120}$/i },
  // The mark of a cut excerpt.
  {
    hints: ['[…]', '[...]', '(…)', '(...)', '[&hellip;]'],
    pattern: /(?:[[(](?:…|\.{3})[\])]|\[&hellip;\])$/,
  },
];

/** What they add before a text. */
export const LEADING_BOILERPLATE = /^(?:Advertisement|Anzeige|Publicité|Publicidad|Advertentie)\s+/i;
