import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    der die das den dem des ein eine einer eines einem einen und oder aber denn sondern doch wenn weil
    dass ob als wie so zu zum zur in im ins an am ans auf aus bei beim bis durch für gegen hinter mit
    nach neben seit über um unter vom von vor während wegen zwischen ich du er sie es wir ihr mich mir
    dich dir sich uns euch ihm ihn ihnen mein dein sein ihre unser wer was wann wo warum wieso welche
    welcher welches ist sind war waren bin bist wird werden wurde wurden worden hat haben hatte hatten
    habe kann können soll sollen muss müssen darf dürfen auch nur noch schon sehr mehr hier da dort dann
    diese dieser dieses diesem diesen jetzt weshalb wohin woher wen wem wessen
  `,
  negations: 'nicht kein keine keinen keinem keiner keines nie niemals ohne nichts niemand weder',
  distinctive: '*ß* *ö* *ü* *heit *keit *lich *liche *lichen',
  questionFrames: [
    { openings: 'warum, wieso, weshalb', answered: 'warum wieso weshalb darum deshalb grund gründe' },
    {
      openings: 'ab wann, seit wann, bis wann',
      weak: 'gilt gelten startet beginnt kommt',
      answered: 'ab start startet beginnt beginn datum termin bis',
    },
    { openings: 'wie lange, wie lang', weak: 'dauert dauern bleibt bleiben' },
    {
      openings:
        'wie viele, wie viel, wieviel, wie alt, wie oft, wie weit, wie hoch, wie teuer, um wie viel uhr',
      weak: 'kostet kosten beginnt menschen leute',
    },
    { openings: 'was bedeutet, was heißt, was passiert mit, was passierte mit, was geschah mit' },
    {
      openings: 'wer, was, wann, wo, wie, warum, wieso, weshalb, kann, darf, muss, ist, sind',
      empty: 'man gibt',
    },
  ],
  titles: {
    synonyms: 'covid/coronavirus/corona polizei/polizisten tot/gestorben firma/unternehmen',
    questions: 'warum wieso weshalb ob',
    and: 'und',
    antonyms: 'vor:nach mehr:weniger über:unter auf:ab rein:raus seit:bis',
    qualifiers:
      'erster erste zweiter zweite zweites dritter dritte weiterer weitere gegen frauen damen ex/früherer/frühere/ehemaliger/ehemalige stellvertretender nord süd ost west junioren angeblich mutmaßlicher',
    reporting: 'prozent sagt sagte bericht studie umfrage laut erklärt betont',
  },
  roles: {
    object: 'den dem einen einem',
    locative: 'in im am bei',
    opponent: 'gegen',
  },
  labels: {
    routine: `
      horoskop*, tageshoroskop*, sternzeichen, astro*logie, lottozahlen, gewinnzahlen, lotto am, eurojackpot,
      gewinnquoten, lottoquoten, schnäppchen*, angebot des tages, angebote bei, angebote im, angebote von,
      top angebote, beste angebote, besten angebote, besten deals, beste deals, amazon angebot*,
      aldi angebot*, lidl angebot*, rabatt*, rabattcode*, gutschein*, prime day, black friday, black week,
      cyber monday, zum sparpreis, zum tiefpreis, zum bestpreis, tiefstpreis*, bestpreis*, preissturz,
      preiskracher, im preis gesenkt, radikal reduziert, geschenkidee*, geschenktipp*, geschenke für,
      geschenkguide, komplettlösung, lösung*guide, alle fundorte, fundorte, alle schauplätze, lösung für,
      tipps und tricks, so findet ihr, so bekommt ihr, so besiegt ihr, wo ihr findet, wordle,
      kreuzworträtsel, rätsel des tages, sudoku, quiz des tages, quizfrage*, tv programm, fernsehprogramm, tv tipp*,
      streaming tipp*, heute im tv, heute im fernsehen, live im tv, übertragung im tv, tv und livestream,
      im livestream sehen, wo läuft, neu bei netflix, veranstaltungstipp*, ausflugstipp*, was ist los,
      neuinfektionen, neue corona fälle, neue coronafälle, neue fälle, corona zahlen, coronazahlen,
      fallzahlen, # neue fälle, wettervorhersage, wetter am, wetter aktuell, wetter heute,
      spritpreise aktuell, spritpreise heute, benzinpreis* heute, goldpreis*, öffnungszeiten, verkaufsoffen*,
      blitzer*, verkehrsmeldung*, stau aktuell, presseschau, der tag im überblick, die nachrichten am,
      veranstaltungen am wochenende, tipps fürs wochenende, wochenendtipps, tipps fürs, muttertagsgeschenk*,
      weihnachtsgeschenk*, zum tiefstpreis, neue deals, spar angebot*, lösung des tages, lösung von heute,
      fundort*, walkthrough, neue infektionen
    `,
    words: `
      eil eilmeldung ticker newsticker newsblog liveticker liveblog livestream bilder exklusiv kommentar
      interview analyse update fotos bildergalerie galerie fotostrecke mit im porträt hintergrund aktualisiert
      jetzt sehen sie hören plus video podcast reportage flash in bild infografik umfrage alert
    `,
    publisher: 'zeitung nachrichten rundschau tageblatt anzeiger kurier presse allgemeine tagblatt',
  },
  pages: {
    untitled: 'ohne titel, kein titel, unbenannt',
    credits: 'Foto, Fotos, Bild, Bilder, Schlagwörter',
    byline: 'von',
    editions: 'deutsch',
    post: 'Der Beitrag, Der Artikel',
    appearedOn: 'erschien auf, erschien bei, erschien zuerst auf, erschien zuerst bei',
    calls:
      "Folgen Sie uns, Folge uns, Abonnieren Sie, Abonniere, Jetzt abonnieren, Hier abonnieren, Hier klicken, Klicken Sie hier, Hier geht es weiter, Hier geht es zum, Hier geht's zum, Hier geht's weiter, Zum Liveticker, Alle Entwicklungen im Liveblog, Alle Entwicklungen im Liveticker, Verfolgen Sie, Laden Sie unsere App, Melden Sie sich, Zum Artikel, Mehr dazu, Mehr erfahren, Jetzt anmelden",
    readOn: 'Weiterlesen, Mehr lesen, Lesen Sie mehr, Lesen Sie weiter',
    preamble: 'Anzeige, Im Browser ansehen, Im Browser anzeigen, Im Browser öffnen',
    notes:
      'Lesezeit, Lesedauer, Artikel anhören, Veröffentlicht am, Aktualisiert am, Zuletzt aktualisiert am, Alle Rechte vorbehalten',
    links: 'Mehr zum Thema, Mehr, Teilen',
    besidePublisher: 'der die das nachrichten',
    besideSite: 'nachrichten',
  },
  places: {
    abbreviations: 'sankt:st',
    behind: 'baskets lions towers skyliners',
    ahead:
      'bayern borussia eintracht rot-weiss rot weiss schwarz-weiß hertha fortuna union dynamo energie hansa werder 1860 arminia alemannia inter real stade werkself',
    within: 'in bei nach aus um rund',
    civic:
      'marathon festspiele oktoberfest stadt oberbürgermeister oberbürgermeisterin bürgermeister polizei feuerwehr flughafen messe landkreis kreis hauptbahnhof bahnhof uni universität landgericht amtsgericht klinikum innenstadt rathaus stadtrat bezirk großraum hauptstadt',
    alsoWords:
      'essen, halle, hagen, singen, regen, hof, weil, neustadt, baden, bergen, rain, stade, weiden, celle, gera, hamm',
  },
};
