import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Papers head business and economy alike `Wirtschaft`; the general economy is their `Konjunktur` page. Home
 * news is `Inland`.
 */
export const de: Language = {
  code: 'de',
  aliases: ['deu', 'ger'],
  endonym: 'Deutsch',
  englishName: 'German',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'DE',
  trendingQuery: 'aktuelle schlagzeilen',
  regionNames: { US: 'USA', GB: 'Großbritannien', AE: 'Emirate', CZ: 'Tschechien', CD: 'Kongo' },
  categories: {
    world: 'Welt',
    national: 'Inland',
    business: 'Wirtschaft',
    technology: 'Technik',
    entertainment: 'Unterhaltung',
    sports: 'Sport',
    science: 'Wissenschaft',
    health: 'Gesundheit',
    politics: 'Politik',
    economy: 'Konjunktur',
    environment: 'Umwelt',
  },
  sectionNames: {
    world: `
      Ausland, International, Internationales, Weltgeschehen, Weltnachrichten, Auslandsnachrichten,
      Weltpolitik, Europa, Nahost, Naher Osten, Afrika, Asien, Lateinamerika, Amerika
    `,
    national: 'Deutschland, National, Inlandsnachrichten, Nationales',
    business: `
      Unternehmen, Wirtschaftsnachrichten, Finanzen*, Börse, Börsen, Märkte, Geld, Finanzmärkte, Aktien,
      Wirtschaft Finanzen, Mittelstand, Handel, Industrie, Startups, Gründer
    `,
    technology: `
      Technologie*, Digital, Digitales, Netzwelt, Computer, Internet, Technologien, Technik Wissen,
      Smartphone, Smartphones, Künstliche Intelligenz, KI, Mobilfunk, Games Technik, IT Sicherheit,
      Hightech, Multimedia, Netzpolitik
    `,
    entertainment: `
      Kultur*, Stars, Promis, Prominente, Leute, Kino, Film, Filme, Fernsehen, TV, Musik*, Show, People,
      Entertainment, Serien, Kulturnachrichten, Feuilleton, Theater, Boulevard, Stars und Szene
    `,
    sports: `
      Sportnachrichten, Fußball*, Bundesliga, 2 Bundesliga, 3 Liga, Champions League, DFB Pokal, Europa
      League, Formel 1, Motorsport*, Tennis, Handball, Basketball, Eishockey, Wintersport*, Olympia,
      Radsport, Leichtathletik, Skispringen, Biathlon, Boxen, Golf, Ski Alpin, Schwimmen, Turnen,
      Sportmix, Nationalmannschaft, Frauenfußball, WM, EM, Lokalsport*
    `,
    science: `
      Wissen, Forschung, Wissenschaften, Weltraum, Raumfahrt, Astronomie, Archäologie, Physik, Biologie,
      Chemie
    `,
    health: `
      Medizin*, Gesundheitspolitik, Gesundheitswesen, Corona, Coronavirus, Covid 19, Pandemie,
      Ernährung, Krankheiten, Gesundheitsnachrichten
    `,
    politics: `
      Innenpolitik, Außenpolitik, Bundespolitik, Wahlen, Wahl, Bundestagswahl, Bundestag,
      Bundesregierung, Regierung, Parteien, Landespolitik, Politiknachrichten, Landtagswahl, Parlament
    `,
    economy: `
      Wirtschaft, Volkswirtschaft, Wirtschaftspolitik, Ökonomie, Inflation, Weltwirtschaft,
      Konjunkturdaten, Arbeitsmarkt, Geldpolitik
    `,
    environment: `
      Klima, Klimawandel, Klimaschutz, Natur, Umweltschutz, Naturschutz, Nachhaltigkeit, Natur und
      Umwelt, Energiewende, Klimakrise, Artenschutz
    `,
  },
  sectionHead: 'last',
  newsWords: `
    Nachrichten News aktuell aktuelle aktuelles Neueste Meldungen Schlagzeilen Ressort Rubrik Thema
    Themen Überblick aus
  `,
  and: 'und',
  forms,
  numbers,
  categoryWords,
  words,
};
