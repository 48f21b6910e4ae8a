import type { Edition } from './edition.js';

export const czech: Edition = {
  language: 'cs',
  reports: [
    {
      topic: 'world',
      title: 'Dvanáct zemí podepsalo dohodu o záchranných lodích',
      text: 'Vznikne společné středisko a jeden rádiový kanál. Dohoda začne platit příští rok.',
    },
    {
      topic: 'national',
      title: 'Javorohrad otevřel lávku, na kterou čekal dvacet let',
      text: 'Cesta na nádraží se zkrátila na pět minut. Lávku navrhli místní studenti.',
    },
    {
      topic: 'business',
      title: 'Sklárna v Javorohradu přijme šedesát lidí',
      text: 'Zakázky má podnik na dva roky dopředu. Novou pec spustí v březnu.',
    },
    {
      topic: 'technology',
      title: 'Knihovna v Javorohradu půjčuje čtečky pro nevidomé',
      text: 'Přístroj přečte nahlas libovolnou stránku. Zařízení vyvinula místní průmyslovka.',
    },
    {
      topic: 'entertainment',
      title: 'Loutkový festival v Javorohradu zahájí představení na řece',
      text: 'Přijedou soubory z patnácti zemí. Vstupné je dobrovolné.',
    },
    {
      topic: 'sports',
      title: 'Hokejisté Javorohradu otočili zápas v poslední minutě',
      text: 'Dva góly padly během třiceti vteřin. Tým postupuje do semifinále.',
    },
    {
      topic: 'science',
      title: 'Vědci našli v jeskyni u Javorohradu kosti jeskynního lva',
      text: 'Nález je starý asi 40 tisíc let. Vystaví ho krajské muzeum.',
    },
    {
      topic: 'health',
      title: 'Pojízdná ordinace objíždí vesnice na Javorsku',
      text: 'Lékařka ošetří až třicet pacientů denně. Kraj chce pořídit druhé vozidlo.',
    },
    {
      topic: 'politics',
      title: 'Sněmovna schválila zákon o registru lobbistů',
      text: 'Pro hlasovalo 118 poslanců. Zákon nyní posoudí Senát.',
    },
    {
      topic: 'economy',
      title: 'Nezaměstnanost klesla na nejnižší hodnotu za šest let',
      text: 'Nejvíc lidí hledají stavební firmy. Mzdy rostou rychleji než ceny.',
    },
    {
      topic: 'environment',
      title: 'Do řeky Javorky se vrátili lososi',
      text: 'Ochránci napočítali přes sto ryb. Pomohlo zbourání dvou starých jezů.',
    },
  ],
  stories: [],
  wire: {
    topic: 'national',
    title: 'Dopravci a odbory se dohodli na zimním jízdním řádu',
    text: 'Stávka ohlášená na prosinec se nekoná. Změny začnou platit druhou neděli v měsíci.',
  },
};
