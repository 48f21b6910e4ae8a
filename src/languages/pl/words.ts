import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    i oraz a ale lub albo czy że żeby aby bo jak gdy gdyż jeśli jeżeli więc to ten ta te ci tych tym
    tego tej temu ja ty on ona ono my wy oni one mnie mi cię ci go mu jej ją ich im nam nas wam was się
    siebie swój swoje swoją swoich jego mój moja nasz nasza kto co gdzie kiedy dlaczego który która
    które których którzy jaki jaka jakie jest są był była było były będzie będą być został została
    zostały zostało ma mają miał w we z ze na do od dla po pod nad przed przez przy za o u między
    podczas według wobec wśród około już jeszcze tylko także też tak bardzo tu tam ile
  `,
  negations: 'nie bez nigdy żaden żadna żadne ani nikt nic brak',
  questionFrames: [
    { openings: 'jak długo, ile czasu, ile dni', weak: 'trwa trwają potrwa' },
    { openings: 'ile, ile lat, jak często, jak daleko', weak: 'kosztuje kosztują osób' },
    { openings: 'o której godzinie, o której, czy można, czy trzeba, czy mogę, co oznacza, co się stało z' },
    { openings: 'kto, co, gdzie, kiedy, dlaczego, jak, czy', empty: 'można trzeba' },
  ],
  titles: {
    questions: 'dlaczego czy',
    and: 'i oraz',
    antonyms: 'przed:po więcej:mniej nad:pod od:do',
    qualifiers:
      'pierwszy pierwsza drugi druga trzeci trzecia kolejny kolejna przeciw przeciwko kobiet kobiety wice północna południowa wschodnia zachodnia',
    reporting:
      'procent proc mówi według źródła raport mówił powiedział powiedziała twierdzi zapewnia przyznaje oświadczył oświadczyła',
  },
  roles: { opponent: 'przeciw przeciwko', agent: 'przez', locative: 'w we na' },
  labels: {
    routine: `
      horoskop*, znak zodiaku, znaki zodiaku, zodiak*, tarot*, astrolog*, wyniki lotto, losowanie lotto,
      lotto wyniki, eurojackpot, mini lotto, wygrane liczby, multi multi, wyprzedaż*, przecen*, kod rabatowy,
      kody rabatowe, kupon rabatowy, najniższa cena, najniższej cenie, rekordowo nisk* cen*, obniżka ceny,
      gazetka, black friday, cyber monday, pomysł* na prezent, prezent dla, prezenty dla, prezenty na,
      poradnik zakupowy, przewodnik prezentowy, solucja, poradnik do, gdzie znaleźć, jak zdobyć,
      jak znaleźć wszystk*, jak pokonać, jak odblokować, wszystkie lokalizacje, krzyżówk*, sudoku, wordle,
      hasło dnia, program tv, co obejrzeć, co dziś w telewizji, gdzie oglądać, gdzie obejrzeć,
      o której i gdzie, transmisja tv i, transmisja na żywo gdzie, nowości netflix, co robić w weekend,
      atrakcje na weekend, nowych przypadków, nowe przypadki, nowych zakażeń, nowe zakażenia,
      przypadki koronawirusa, raport o zakażeniach, liczba zakażeń, prognoza pogody, pogoda na, pogoda dziś,
      kurs euro, kursy walut, kurs dolara, ceny paliw dziś, cena złota, niedziela handlowa,
      niedziele handlowe, godziny otwarcia, przepis na, przepisy na, imieniny, kartka z kalendarza,
      przegląd prasy, nekrolog*, promocja na, w promocji, promocje, hity promocji, wyniki losowania,
      prezent na, prezenty na dzień matki, odpowiedzi i podpowiedzi, nowych infekcji
    `,
    words: `
      wideo zdjęcia zdjęć film filmik pilne relacja na żywo tylko u nas ostatniej chwili z galeria foto
      nagranie zobacz wywiad reportaż transmisja aktualizacja nowe pilny ważne ekskluzywnie i analiza
    `,
    publisher: 'gazeta wiadomości dziennik',
  },
  pages: {
    untitled: 'bez tytułu',
    credits: 'Fot, Foto, Zdjęcie',
    post: 'Artykuł, Wpis, Post',
    appearedOn: 'pochodzi z serwisu',
    calls:
      'Śledź nas, Śledź na żywo, Zasubskrybuj, Subskrybuj, Zapisz się, Kliknij tutaj, Czytaj także, Czytaj też, Obserwuj nas',
    readOn: 'Czytaj dalej, Czytaj więcej',
  },
  places: {
    behind: 'lubelskie wielkopolski mazowiecki śląskie',
    ahead:
      'wisła cracovia legia odra lech śląsk polonia arka lechia górnik zagłębie pogoń stal ruch korona motor widzew łks inter real bayern',
    toward: 'do z',
    within: 'w we pod koło',
    civic:
      'maraton festiwal prezydent prezydenta radni policja szpital lotnisko uniwersytet miasto mieszkańcy tramwaje sąd rynek stare straż dworzec',
    alsoWords: 'żary, łuków, nysa, piła, hel, żagań, brzeg, bytów',
  },
};
