import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    de het een 't en of maar want dus als dat die dit deze wie wat waar wanneer waarom hoe welke welk ik
    jij je u hij zij ze wij we jullie hen hun hem haar mij me ons onze mijn jouw uw zijn is was waren
    ben bent wordt worden werd werden geworden heeft hebben had hadden heb kan kunnen kon zal zullen zou
    zouden moet moeten mag mogen van voor met op aan bij door in naar om onder over per sinds te tegen
    tot tussen uit via vanaf volgens achter boven binnen buiten er hier daar ook nog wel al meer meest
    veel heel zo dan toch nu na
  `,
  negations: 'niet geen nooit zonder niets niemand nergens noch',
  questionFrames: [
    { openings: 'waarom', answered: 'waarom hoe reden redenen daarom' },
    { openings: 'vanaf wanneer, sinds wanneer, tot wanneer', answered: 'vanaf datum' },
    { openings: 'hoe lang', weak: 'duurt duren blijft blijven' },
    {
      openings: 'hoeveel, hoe veel, hoe oud, hoe vaak, hoe ver, hoe laat, hoe duur',
      weak: 'kost kosten begint mensen',
    },
    { openings: 'wat betekent, wat gebeurt er met, wat gebeurde er met' },
    { openings: 'wie, wat, waar, wanneer, hoe, waarom, kan, mag, moet, is, zijn', empty: 'gaat gaan men' },
  ],
  titles: {
    questions: 'waarom hoe',
    and: 'en',
    antonyms: 'voor:na meer:minder boven:onder op:af sinds:tot',
    qualifiers:
      'eerste tweede derde andere tegen vrouwen ex/voormalig/voormalige/oud noord zuid oost west jeugd vermeende',
    reporting: 'procent zegt volgens studie bron bronnen zei meldt aldus',
  },
  roles: { locative: 'in bij', opponent: 'tegen', agent: 'door' },
  labels: {
    routine: `
      horoscoop, horoscopen, sterrenbeeld*, dierenriem, astrolog*, lotto uitslag, uitslag lotto,
      lottotrekking, trekkingsuitslag*, winnende cijfers, winnende getallen, eurojackpot, euromillions,
      staatsloterij, beste deals, beste aanbiedingen, aanbiedingen, aanbieding van de dag, korting,
      kortingscode*, kortingen, in de aanbieding, laagste prijs, goedkoopste, koopjes, prijsdaling,
      black friday, cyber monday, prime day, cadeautips, cadeau ideeën, cadeaugids, cadeaus voor, koopgids,
      walkthrough, alle locaties, waar vind je, zo vind je, zo versla je, tips en trucs,
      oplossing van vandaag, wordle, kruiswoord*, cryptogram, sudoku, quiz van de, quizvragen, tv gids, tv tips,
      vanavond op tv, wat kijken, kijktips, kijktip*, hoe laat en, op welke zender, waar te zien,
      te zien op tv, nieuw op netflix, wat te doen, weekendtips, uittips, agenda voor, nieuwe besmettingen,
      nieuwe coronabesmettingen, nieuwe gevallen, coronacijfers, nieuwe coronagevallen, weerbericht,
      weersverwachting*, het weer vandaag, benzineprijs* vandaag, brandstofprijzen, goudprijs,
      openingstijden, koopzondag*, recepten, verkeersinformatie, filenieuws, krantenoverzicht,
      familieberichten, overlijdensbericht*, winnende lottogetallen, lottogetallen, moederdagcadeau*,
      kerstcadeau*, weekendagenda, nieuwe infecties
    `,
    words: `
      beeld beelden uitgelegd direct kijk bekijk foto's fotoserie exclusief net binnen laatste nieuws liveblog
      video's achtergrond reconstructie in analyse interview update reportage opinie
    `,
    commonWords: 'laatste net news',
    publisher: 'nieuws krant dagblad',
  },
  distinctive: 'niet een zij hij duizend* *c* *z* *ij* *en *cht* *sch* *lijke *tie',
  pages: {
    untitled: 'geen titel, zonder titel',
    credits: 'Foto, Beeld',
    byline: 'door',
    post: 'Het bericht, Het artikel',
    appearedOn: 'verscheen eerst op, verscheen voor het eerst op',
    calls:
      'Volg ons, Volg het live, Volg live, Abonneer, Klik hier, Schrijf je in, Lees ook, Download de app, Meld je aan',
    readOn: 'Lees verder, Lees meer',
    preamble: 'Advertentie, Bekijk in browser, Bekijk in de browser',
    notes: 'Leestijd, Gepubliceerd op, Bijgewerkt op, Alle rechten voorbehouden',
  },
  places: {
    abbreviations: 'sint:st',
    ahead:
      'fc ajax sparta roda jc nac pec rkc nec vvv mvv ado az psv excelsior fortuna heracles vitesse trainer',
    of: 'van',
    toward: 'naar te',
    within: 'in bij uit rond',
    civic:
      'marathon festival gemeente burgemeester politie brandweer station centrum universiteit binnenstad rechtbank ziekenhuis wijk provincie omgeving hoofdstad',
    alsoWords: 'bergen, best, ede, horst, leer, hoorn, goes, hulst, beek, heeze, buren, halle, ommen',
  },
};
