import type { Edition } from './edition.js';

export const german: Edition = {
  language: 'de',
  reports: [
    {
      topic: 'world',
      title: 'Grenzbrücke über die Morava-Schlucht nach zwölf Jahren wieder offen',
      text: 'Zur Eröffnung kamen Chöre aus beiden Ländern. Täglich sollen bis zu 3.000 Pendler die Brücke nutzen.',
    },
    {
      topic: 'national',
      title: 'Eichenfurt führt kostenlosen Nahverkehr am Wochenende ein',
      text: 'Busse und Straßenbahnen fahren ab Januar an Samstagen und Sonntagen ohne Fahrschein. Die Stadt rechnet mit Kosten von 1,8 Millionen Euro.',
    },
    {
      topic: 'business',
      title: 'Sandmoorer Uhrenfabrik stellt wieder Lehrlinge ein',
      text: 'Nach schwierigen Jahren bildet der Betrieb zwölf junge Menschen aus. Die Auftragsbücher sind bis Herbst gefüllt.',
    },
    {
      topic: 'technology',
      title: 'Forscher aus Wiesenthalen speichern Strom in heißem Sand',
      text: 'Der Speicher versorgt eine Schule und ein Hallenbad mit Wärme. Die Technik soll nun in drei weiteren Gemeinden erprobt werden.',
    },
    {
      topic: 'entertainment',
      title: 'Freilichtbühne zeigt Märchenoper mit 200 Laien',
      text: 'Schneiderinnen, Feuerwehrleute und Schulklassen wirken mit. Die Premiere war nach zwei Tagen ausverkauft.',
    },
    {
      topic: 'sports',
      title: 'SV Eichenfurt dreht Pokalspiel in der Nachspielzeit',
      text: 'Zwei Tore in drei Minuten brachten den 3:2-Sieg. Im Viertelfinale wartet der Meister aus Bergsee.',
    },
    {
      topic: 'science',
      title: 'Höhlenfund bei Bergsee: Flöte aus Mammutknochen entdeckt',
      text: 'Das Instrument ist rund 38.000 Jahre alt und lässt sich noch spielen. Das Landesmuseum zeigt es ab Februar.',
    },
    {
      topic: 'health',
      title: 'Klinik in Eichenfurt testet Sprechstunde ohne Wartezimmer',
      text: 'Patienten warten zu Hause und werden per Nachricht gerufen. Die durchschnittliche Wartezeit sank auf neun Minuten.',
    },
    {
      topic: 'politics',
      title: 'Landtag beschließt Bürgerräte für große Bauvorhaben',
      text: 'Ausgeloste Bürgerinnen und Bürger beraten künftig mit. Die Opposition enthielt sich bei der Abstimmung.',
    },
    {
      topic: 'economy',
      title: 'Preise für Lebensmittel sinken erstmals seit zwei Jahren',
      text: 'Gemüse und Milchprodukte wurden im Oktober billiger. Volkswirte erwarten eine Inflation von unter zwei Prozent.',
    },
    {
      topic: 'environment',
      title: 'Moor bei Sandmoor wird wieder vernässt: Kraniche kehren zurück',
      text: 'Auf 600 Hektar steht das Wasser wieder knöchelhoch. Naturschützer zählten 48 Brutpaare.',
    },
    {
      topic: 'business',
      title: 'Bergseer Käserei liefert jetzt auch nach Übersee',
      text: 'Der Hartkäse reift zwei Jahre in einem alten Stollen. Die Genossenschaft plant einen Neubau.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Hochwasser in Eichenfurt: Altstadt teilweise gesperrt',
          text: 'Der Pegel der Eiche stieg auf 6,40 Meter. Helfer füllten in der Nacht 20.000 Sandsäcke.',
        },
        {
          title: 'Eichenfurt kämpft gegen das Hochwasser',
          text: 'Feuerwehr und Freiwillige sichern die Altstadt gegen die Eiche. Am Abend soll der Pegel sinken.',
        },
        {
          title: 'Pegel sinkt: Eichenfurt atmet nach Hochwasser auf',
          text: 'Das Hochwasser der Eiche geht zurück, die Altstadt ist wieder offen.',
        },
      ],
    },
  ],
  wire: {
    topic: 'politics',
    title: 'Regierung und Länder einigen sich auf neues Schulgesetz',
    text: 'Das Gesetz soll zum nächsten Schuljahr gelten. Der Bundesrat stimmt im Dezember ab.',
  },
  bulletins: {
    topic: 'national',
    titles: [
      'Straße nach {place} wird {n} Tage gesperrt',
      'Bahnhof in {place} bekommt {n} neue Ladesäulen',
      'Feuerwehr rettet Katze aus Schornstein in {place}',
      'Freiwillige pflanzen {n} Linden am Markt von {place}',
      'Stadtrat von {place} will Freibad im Winter heizen',
      'Bäckerei in {place} gewinnt Preis für Roggenbrot',
      'Chor aus {place} singt im Fernsehen',
      'Rohrbruch legt Grundschule in {place} lahm',
      'Wochenmarkt in {place} wächst um {n} Stände',
      'Wanderer entdeckt römische Münzen bei {place}',
      'Bürgerbus fährt wieder zwischen {place} und der Kreisstadt',
      'Hausarztpraxis in {place} findet nach {n} Monaten Nachfolgerin',
      'Storchenpaar brütet erstmals auf Kirchturm von {place}',
      'Turnverein {place} sucht {n} Trainer',
    ],
    text: 'Die Lokalredaktion berichtet fortlaufend. Weitere Einzelheiten folgen im Laufe des Tages.',
    places: ['Eichenfurt', 'Sandmoor', 'Wiesenthalen', 'Bergsee', 'Rothenwalde', 'Mühlgrund'],
  },
};
