import type { Edition } from './edition.js';

export const polish: Edition = {
  language: 'pl',
  reports: [
    {
      topic: 'world',
      title: 'Po dziewięciu latach wznowiono promy między wyspami Latarni a Orskiem',
      text: 'Pierwszym rejsem popłynęło dwustu pasażerów. Wiosną promy mają kursować cztery razy w tygodniu.',
    },
    {
      topic: 'national',
      title: 'W Lipnowcu otwarto szkołę w dawnym dworcu kolejowym',
      text: 'Budynek remontowano trzy lata. W dawnej poczekalni mieści się biblioteka.',
    },
    {
      topic: 'business',
      title: 'Huta szkła w Zaborzu zatrudni sto osób',
      text: 'Firma otrzymała zamówienia z dwunastu krajów. Nowy piec ruszy w marcu.',
    },
    {
      topic: 'technology',
      title: 'Studenci z Lipnowca zbudowali łódź, która czyści jeziora',
      text: 'Łódź sama omija przeszkody i zasila się słońcem. Dokumentacja jest dostępna za darmo.',
    },
    {
      topic: 'entertainment',
      title: 'Festiwal teatrów ulicznych w Zaborzu przyciągnął tłumy',
      text: 'W ciągu trzech dni wystąpiło czterdzieści zespołów. Nagrodę publiczności zdobył spektakl o listonoszu.',
    },
    {
      topic: 'sports',
      title: 'Siatkarze z Lipnowca wygrali po pięciu setach i są w finale',
      text: 'Mecz trwał niemal trzy godziny. Finał zostanie rozegrany w niedzielę.',
    },
    {
      topic: 'science',
      title: 'Archeolodzy odkryli drewnianą drogę sprzed trzech tysięcy lat',
      text: 'Belki zachowały się w torfie pod Zaborzem. Droga prowadziła przez bagno do osady.',
    },
    {
      topic: 'health',
      title: 'Szpital w Lipnowcu skrócił kolejki do kardiologa o połowę',
      text: 'Pomogły wieczorne dyżury i teleporady. Program potrwa do końca przyszłego roku.',
    },
    {
      topic: 'politics',
      title: 'Sejm przyjął ustawę o jawności umów publicznych',
      text: 'Za ustawą głosowało 287 posłów. Teraz zajmie się nią Senat.',
    },
    {
      topic: 'economy',
      title: 'Wzrost płac wyprzedził inflację, wynika z danych urzędu',
      text: 'Przeciętne wynagrodzenie wzrosło o 6,4 procent. Ekonomiści spodziewają się obniżki stóp.',
    },
    {
      topic: 'environment',
      title: 'Rysie wróciły do Puszczy Zaborskiej',
      text: 'Fotopułapki nagrały samicę z trojgiem młodych. Leśnicy wyznaczyli strefę ochronną.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Pożar zabytkowego młyna w Lipnowcu ugaszony',
          text: 'Strażacy uratowali część młyna, spłonął dach. Nikt nie ucierpiał.',
        },
        {
          title: 'Strażacy uratowali część zabytkowego młyna w Lipnowcu',
          text: 'Pożar ugaszony po sześciu godzinach. Spłonął dach, ale maszyny ocalały.',
        },
      ],
    },
  ],
  wire: {
    topic: 'politics',
    title: 'Rząd i samorządy uzgodniły finansowanie kolei lokalnych',
    text: 'Umowa obejmuje dziewięć linii. Pierwsze pociągi wyjadą w czerwcu.',
  },
};
