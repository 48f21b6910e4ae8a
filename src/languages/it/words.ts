import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla agli alle da dal
    dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle
    con per tra fra e ed o ma se che chi cui quale quali quando dove come perché io tu lui lei noi voi
    loro mi ti ci vi si me te gli mio mia tuo tua suo sua suoi sue nostro nostra vostro questo questa
    questi queste quello quella quelli quelle è sono era erano essere ha hanno ho aveva avere più anche
    già ancora poi così mentre dopo prima contro verso ogni tutti tutto tutta altro altri altra cosa
    quanto quanti dell all nell sull dall quell cos quanta quante
  `,
  negations: 'non no né mai senza nessuno nessuna niente nulla nemmeno neanche neppure',
  questionFrames: [
    { openings: 'perché, come mai', answered: 'perché motivo motivi causa cause' },
    { openings: 'da quando, fino a quando', answered: 'data date dal' },
    { openings: 'quanto tempo, per quanto tempo, quanti giorni', weak: 'dura durano durerà vuole' },
    { openings: 'quanto, quanta', weak: 'costa costano' },
    { openings: 'quanti anni, quanti, quante, ogni quanto', empty: 'ha', weak: 'persone' },
    { openings: 'a che ora, che giorno, in che data', weak: 'inizia comincia' },
    {
      openings: 'cosa significa, cosa succede a, cosa è successo a, che cosa, cosa, è possibile, è vero che',
    },
    { openings: 'si può, si possono, posso, possiamo, quando si può, come si può, dove si può' },
    { openings: 'chi, che, quando, dove, come, perché', empty: 'va vanno può possono' },
  ],
  titles: {
    questions: 'perché',
    and: 'e ed',
    antonyms: 'prima:dopo più:meno sopra:sotto',
    qualifiers: 'contro donne femminile ex vice nord sud est ovest giovanile presunto presunta falso',
    reporting: 'dice secondo studio rapporto fonti afferma assicura dichiara annuncia',
  },
  roles: { opponent: 'contro', locative: 'nel nella' },
  labels: {
    routine: `
      oroscopo*, segno zodiacale, zodiaco, astrolog*, tarocchi, superenalotto, lotto estrazion*,
      estrazion* lotto, estrazioni del lotto, estrazioni di oggi, million day, millionday, 10elotto,
      simbolotto, numeri vincenti, lotteria scontrini, offert* amazon, migliori offerte, offerte del giorno,
      offerta del giorno, offerte di oggi, volantino*, in offerta, super offerta, super sconto, sconto del,
      sconti fino, sconti su, sconto su, scontatissim*, prezzo shock, prezzo stracciato, prezzo mai visto,
      prezzo più basso, minimo storico, prezzo in calo, crollo di prezzo, codice sconto, coupon,
      buono sconto, black friday, cyber monday, prime day, idee regalo, idea regalo, regali per,
      guida ai regali, guida all acquisto, soluzione completa, dove trovare, come trovare tutt*,
      come sconfiggere, come sbloccare, come ottenere, tutte le posizioni, posizioni di, guida completa,
      trucchi e, soluzione di oggi, wordle, parola del giorno, cruciverba, sudoku, quiz del giorno,
      test visivo, cosa vedere, dove vedere, dove vederl*, guida tv, programmi tv, stasera in tv,
      film stasera, in tv e streaming, orario e dove, orari tv, a che ora, cosa fare, cosa fare nel weekend,
      eventi del weekend, novità netflix, novità su netflix, nuovi casi, nuovi contagi, nuovi positivi,
      casi di oggi, bollettino, tasso di positività, contagi oggi, previsioni meteo, meteo oggi,
      previsioni del tempo, meteo di, prezzo della benzina oggi, prezzi benzina, prezzo oro, quotazione oro,
      orari di apertura, ricette, rassegna stampa, santo del giorno, almanacco, necrologi*, saldi estivi,
      saldi invernali, saldi al, ricetta della, regali di natale, offerte, estrazione del lotto,
      numeri estratti, regali di, dove si trovano, eventi nel weekend, soluzione e indizi, nuovi contagiati,
      tutte le lacrime
    `,
    words: `
      in diretta foto esclusiva esclusivo ultim'ora ultima ora intervista aggiornamento aggiornato guarda le
      immagini il la gallery speciale anteprima inchiesta analisi fotogallery reportage editoriale i video
      flash sondaggio
    `,
    commonWords: 'ora inchiesta online',
    publisher: 'notizie giornale gazzetta corriere quotidiano',
  },
  pages: {
    untitled: 'senza titolo',
    credits: 'Foto, Immagine',
    byline: 'di',
    post: "L'articolo, Il post",
    appearedOn: 'proviene da, sembra essere il primo su, è apparso per la prima volta su',
    calls:
      "Seguici su, Seguici, Segui la diretta, Iscriviti, Abbonati, Clicca qui, Scarica l'app, Leggi anche, Scopri di più",
    readOn: "Leggi tutto, Leggi di più, Leggi l'articolo completo, Continua a leggere",
    besidePublisher: 'il notizie',
    besideSite: 'notizie',
  },
  places: {
    abbreviations: 'san:s',
    contractions:
      'il:del/al/nel/dal/sul lo:dello/allo/nello/dallo l:dell/all/nell/dall/sull la:della/alla/nella/dalla/sulla i:dei/ai/nei/dai gli:degli/agli/negli le:delle/alle/nelle/dalle',
    behind: 'calcio basket fc',
    ahead: 'il la lo inter olimpia virtus calciomercato milan as ac real',
    of: 'di del',
    within: 'a in',
    civic:
      'maratona festival biennale comune sindaco questura procura prefettura tribunale ospedale università aeroporto provincia lago città stazione cantieri quartiere periferia carcere duomo polizia municipale capitale',
    alsoWords: 'como, prato, potenza, massa, fermo, vasto, este',
  },
};
