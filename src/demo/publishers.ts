import type { EditionName } from './editions/editions.js';

export type DemoFeedFormat = 'rss' | 'rdf' | 'atom' | 'json' | 'sitemap';

/**
 * How a publisher's feed differs from an ordinary one.
 * - `live`: it has a new bulletin every few seconds.
 * - `flood`: it has hundreds of bulletins of the last hours.
 * - `aggregator`: it has copies of other publishers' articles with its own URLs. Half of the copies name the publisher.
 * - `undated`: its items have no date.
 * - `broken`: the document ends before the first item.
 * - `page`: the URL of the feed returns an HTML page.
 * - `slow`: the response takes seconds.
 * - `moved`: the URL in the OPML file redirects permanently.
 */
type Peculiarity = 'live' | 'flood' | 'aggregator' | 'undated' | 'broken' | 'page' | 'slow' | 'moved';

/** An invented newspaper, radio station or news site. */
export interface DemoPublisher {
  /** Its articles are at `https://www.<id>.example/…` (a domain reserved by RFC 2606). */
  id: string;
  name: string;
  edition: EditionName;
  /** ISO 3166-1 alpha-2. */
  country: string;
  format: DemoFeedFormat;
  /** Charset of the feed: a label of the Encoding Standard; ignored for JSON Feed, which is always UTF-8. */
  charset: string;
  peculiarity?: Peculiarity;
}

/** `id | name | edition | country | format | charset | peculiarity`, one publisher a line. */
const TABLE = `
northmere-courier   | Northmere Courier        | britain      | GB | rss     | utf-8
aldwick-gazette     | Aldwick Bay Gazette      | britain      | GB | atom    | iso-8859-1
harrowbridge-times  | Harrowbridge Times       | britain      | GB | rdf     | utf-8
pennfold-radio      | Pennfold Radio           | britain      | GB | json    | utf-8
four-islands-news   | Four Islands News        | britain      | GB | sitemap | utf-8
port-ellery-ledger  | Port Ellery Ledger       | america      | US | rss     | windows-1252
cedar-hollow-herald | Cedar Hollow Herald      | america      | US | atom    | utf-8
lake-tamarind-press | Lake Tamarind Press      | america      | US | json    | utf-8
tamarind-evening    | Tamarind Evening News    | america      | US | rss     | utf-8
coral-bay-post      | Coral Bay Post           | commonwealth | AU | rss     | utf-8
highland-ridge-news | Highland Ridge News      | commonwealth | KE | rss     | utf-8
sunridge-express    | Sunridge Express         | commonwealth | IN | atom    | utf-8
maple-sound-star    | Maple Sound Star         | commonwealth | CA | json    | utf-8
veldbrook-mail      | Veldbrook Mail           | commonwealth | ZA | rss     | utf-8
greenstrand-echo    | Greenstrand Echo         | commonwealth | NZ | rdf     | utf-8

eichenfurter-anzeiger | Eichenfurter Anzeiger | german     | DE | rss  | utf-8
sandmoor-kurier       | Sandmoor-Kurier       | german     | DE | atom | iso-8859-1
wiesenthaler-bote     | Wiesenthaler Bote     | german     | AT | rss  | windows-1252
bergsee-zeitung       | Bergsee-Zeitung       | german     | CH | json | utf-8
valbrume-matin        | Valbrume Matin        | french     | FR | rss  | iso-8859-15
gazette-port-sauvel   | Gazette de Port-Sauvel | french    | FR | atom | utf-8
courrier-boreal       | Courrier boréal       | french     | CA | rss  | utf-8
montelys-info         | Montélys Info         | french     | FR | json | utf-8
diario-puerto-albor   | Diario de Puerto Albor | spanish   | ES | rss  | iso-8859-1
voz-de-valdemira      | La Voz de Valdemira   | spanish    | MX | atom | utf-8
cronica-san-telmar    | Crónica San Telmar    | spanish    | AR | rss  | utf-8
jornal-serra-lumina   | Jornal Serra Lumina   | portuguese | BR | rss  | utf-8
folha-vila-serena     | Folha de Vila Serena  | portuguese | BR | atom | iso-8859-1
correio-porto-claro   | Correio Porto Claro   | portuguese | PT | json | utf-8
radio-porto-claro     | Rádio Porto Claro     | portuguese | PT | rss  | utf-8
gazzetta-borgolana    | Gazzetta di Borgolana | italian    | IT | rss  | utf-8
voce-valdipresa       | La Voce di Valdipresa | italian    | IT | atom | windows-1252
waterhavens-dagblad   | Waterhavens Dagblad   | dutch      | NL | rss  | utf-8
lindevoort-nieuws     | Lindevoort Nieuws     | dutch      | BE | atom | utf-8
granviks-tidning      | Granviks Tidning      | swedish    | SE | atom | utf-8
hopeasaaren-sanomat   | Hopeasaaren Sanomat   | finnish    | FI | rss  | utf-8

kurier-lipnowiecki | Kurier Lipnowiecki    | polish    | PL | rss  | iso-8859-2
glos-zaborza       | Głos Zaborza          | polish    | PL | atom | utf-8
javorohrad-denik   | Javorohradský deník   | czech     | CZ | rss  | windows-1250
svetloozersk-vesti | Светлоозёрские вести  | russian   | KZ | rss  | windows-1251
novorechensk       | Новореченск сегодня   | russian   | KZ | rss  | koi8-r
kamenogorye-info   | Каменогорье-Инфо      | russian   | KG | atom | utf-8
svetloe-radio      | Радио «Светлое»       | russian   | KZ | json | utf-8
yasnopil-visti     | Яснопільські вісті    | ukrainian | UA | rss  | windows-1251
lefkopoli-nea      | Λευκόπολη Νέα         | greek     | GR | rss  | iso-8859-7
yenisahil-gazetesi | Yenisahil Gazetesi    | turkish   | TR | rss  | windows-1254
neve-agam          | חדשות נווה אגם        | hebrew    | IL | rss  | windows-1255
alwaha-aljadida    | أخبار الواحة الجديدة  | arabic    | EG | rss  | windows-1256
mina-alsalam       | صحيفة ميناء السلام    | arabic    | AE | json | utf-8
sada-alwaha        | صدى الواحة            | arabic    | EG | atom | utf-8
sharq-alsahel      | شرق الساحل            | arabic    | MA | rss  | utf-8

aobahama-shimbun  | 青葉浜新聞        | japanese           | JP | rss  | shift_jis
sakurazawa-nippo  | 桜沢日報          | japanese           | JP | rss  | euc-jp
shirasagi-online  | 白鷺オンライン    | japanese           | JP | rdf  | utf-8
yunhu-ribao       | 云湖日报          | chineseSimplified  | CN | rss  | gbk
qinglan-wang      | 青岚网            | chineseSimplified  | SG | atom | utf-8
yunhu-wanbao      | 云湖晚报          | chineseSimplified  | CN | rdf  | utf-8
baihe-xinwen      | 白鹤新闻          | chineseSimplified  | MY | json | utf-8
qingchuan-shibao  | 晴川時報          | chineseTraditional | TW | rss  | big5
hanul-ilbo        | 한울일보          | korean             | KR | rss  | euc-kr
navagiri-samachar | नवगिरि समाचार     | hindi              | IN | rss  | utf-8
than-thong-news   | ข่าวธารทอง         | thai               | TH | rss  | windows-874
tan-loc-giang     | Báo Tân Lộc Giang | vietnamese         | VN | json | utf-8
bandar-sari-pos   | Bandar Sari Pos   | indonesian         | ID | atom | utf-8

harbour-desk       | Harbour Desk Live       | britain      | GB | rss  | utf-8       | live
eilmeldung-eiche   | Eichenfurt Eilmeldungen | german       | DE | atom | utf-8       | live
al-minuto          | Puerto Albor al Minuto  | spanish      | ES | json | utf-8       | live
aobahama-sokuho    | 青葉浜速報              | japanese     | JP | rss  | shift_jis   | live
coastwire-bulletin | Coastwire Bulletin      | britain      | GB | rss  | utf-8       | flood
papergather        | Papergather             | commonwealth | US | rss  | utf-8       | aggregator
hillside-notebook  | Hillside Notebook       | britain      | IE | rss  | utf-8       | undated
rusty-press        | Rusty Press             | britain      | GB | rss  | utf-8       | broken
gatehouse-review   | Gatehouse Review        | america      | US | rss  | utf-8       | page
patient-quarterly  | Patient Quarterly       | commonwealth | AU | rss  | utf-8       | slow
wandering-observer | Wandering Observer      | america      | US | atom | utf-8       | moved
`;

/** Ids of the publishers with the label `public` in the OPML file, for requests with the parameter `labels`. */
export const PUBLISHERS_LABELLED_PUBLIC: ReadonlySet<string> = new Set([
  ...['harrowbridge-times', 'pennfold-radio', 'four-islands-news', 'coral-bay-post'],
  ...['radio-porto-claro', 'svetloe-radio'],
]);

/** The publishers of the demo, in the order of the OPML file. */
export const DEMO_PUBLISHERS: readonly DemoPublisher[] = TABLE.trim()
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [id, name, edition, country, format, charset, peculiarity] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, name, edition, country, format, charset, peculiarity } as DemoPublisher;
  });
