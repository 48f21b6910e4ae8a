import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ja tai sekä mutta vaan että jos kun koska vaikka kuin niin siis myös joka jotka jonka jota jossa
    josta johon joiden mikä mitä missä mistä mihin miksi miten milloin kuka ketä kenen kumpi millainen
    minä sinä hän me te he minun sinun hänen meidän teidän heidän minua sinua häntä meitä teitä heitä se
    ne sen niiden sitä niitä siinä siitä siihen tämä nämä tämän näiden tätä tässä tästä tähän tuo nuo
    tuon on oli ovat olivat ole ollut olleet olla olisi voi voivat voidaan saa saavat sai pitää kanssa
    mukaan jälkeen ennen kautta aikana vastaan alla yli ali kohti varten asti vuoksi jo vielä vain nyt
    sitten hyvin enemmän
  `,
  negations: 'ei eivät en et emme ette älä ilman ilmankaan koskaan kukaan mikään eikä',
  questionFrames: [
    { openings: 'kuinka kauan, miten kauan, kauanko', weak: 'kestää kestävät' },
    {
      openings:
        'kuinka monta, kuinka moni, kuinka paljon, kuinka vanha, kuinka usein, mihin aikaan, montako, kuinka',
      weak: 'maksaa alkaa',
    },
  ],
  titles: {
    questions: 'miksi miten kuinka',
    and: 'ja sekä',
    antonyms: 'ennen:jälkeen enemmän:vähemmän ylös:alas',
    qualifiers: 'vastaan naiset naisten entinen/ex pohjois etelä itä länsi',
    reporting: 'prosenttia sanoo sanoi',
  },
  labels: {
    routine: `
      horoskoop*, tähtimerk*, astrolog*, lottonumerot, loton oikea rivi, oikea rivi, eurojackpot,
      vikinglotto, parhaat tarjoukset, tarjoukset, tarjouksessa, alennuskood*, alennus*, alin hinta,
      halvimmat, black friday, cyber monday, lahjaidea*, lahjavinkit, joululahjavinkit, ostosopas,
      näin löydät, ristikko, sanaristikko, sudoku, wordle, tietovisa, tv opas, tv ohjelmat, tänään tv ssä,
      mitä katsoa, mistä katsoa, uutta netflixissä, viikonlopun menovinkit, menovinkit, uutta tartuntaa,
      uutta koronatartuntaa, uusia tartuntoja, tartuntaluvut, sääennuste, viikonlopun sää, päivän sää,
      bensan hinta, sähkön hinta tänään, aukioloajat, resepti*, nimipäivä*
    `,
    words: 'suora juuri nyt kuvat katso video',
    publisher: 'sanomat uutiset',
  },
  pages: {
    calls: 'Seuraa meitä, Tilaa uutiskirje, Klikkaa tästä, Lue myös',
    readOn: 'Lue lisää',
    untitled: 'nimetön',
    credits: 'Kuva',
  },
};
