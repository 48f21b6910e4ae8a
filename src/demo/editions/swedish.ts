import type { Edition } from './edition.js';

export const swedish: Edition = {
  language: 'sv',
  reports: [
    {
      topic: 'world',
      title: 'Tolv länder delar på räddningsfartyg i Bärnstenssundet',
      text: 'En gemensam central ska ta emot alla larm. Avtalet träder i kraft nästa år.',
    },
    {
      topic: 'national',
      title: 'Granviks gamla station blir bibliotek',
      text: 'Invånarna har skänkt trettiotusen böcker. Väntsalen har blivit barnrum.',
    },
    {
      topic: 'business',
      title: 'Varvet i Norrsunda bygger sex elektriska färjor',
      text: 'Ordern ger arbete i fem år. Den första färjan ska vara klar till våren.',
    },
    {
      topic: 'technology',
      title: 'Granvik lagrar sommarens värme i berget',
      text: 'Vattnet i bergrummet värmer tusen lägenheter hela vintern.',
    },
    {
      topic: 'entertainment',
      title: 'Filmfestivalen i Norrsunda öppnar med stumfilm och blåsorkester',
      text: 'Sextio filmer visas på kajen. Premiären sålde slut på en timme.',
    },
    {
      topic: 'sports',
      title: 'Granvik vann derbyt efter mål i sista minuten',
      text: 'Matchen slutade 3–2. På söndag väntar serieledarna.',
    },
    {
      topic: 'science',
      title: 'Forskare hittar okänd bläckfisk utanför Norrsunda',
      text: 'Djuret lever på fyra kilometers djup. Bilderna är fria att använda.',
    },
    {
      topic: 'health',
      title: 'Vårdcentralen i Granvik skriver ut promenader på recept',
      text: 'Efter ett halvår använde patienterna mindre värktabletter.',
    },
    {
      topic: 'politics',
      title: 'Riksdagen röstade ja till öppet register för lobbyister',
      text: 'En bred majoritet stod bakom förslaget. Registret öppnar i januari.',
    },
    {
      topic: 'economy',
      title: 'Matpriserna sjunker för första gången på två år',
      text: 'Grönsaker och mejerivaror blev billigare. Räntan väntas ligga kvar.',
    },
    {
      topic: 'environment',
      title: 'Laxen är tillbaka i Granviksån',
      text: 'Två gamla dammar har rivits. Över hundra laxar har räknats.',
    },
  ],
  stories: [],
  wire: {
    topic: 'national',
    title: 'Facket och tågbolagen är överens om vinterns tidtabell',
    text: 'Strejken i december ställs in.',
  },
};
