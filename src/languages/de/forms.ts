import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'de',
  letters: [[/(?<=[aou])e/g, '']],
  shortestWord: 5,
  endings: 'ern en er em es e n s',
  verbs: {
    endings: `en n e st est t et te ten tet test ete end ende enden ung ungen eln ern tem ter tes ieren iert ierte ierten ierung ierungen ation ationen`,
    plainEndings: 'en n te ten ung ungen ete',
    alternations: [
      [/^zuruck/, 'ruck'],
      [/(?<=[^aeiou])e(?=[lr]$)/, ''],
    ],
    strong: `
    steig stieg, bie bo, gewinn gewann gewonn, beginn begann begonn, tre tra tri trit, nehm nahm nimm nomm,
    schliess schloss, sterb starb stirb storb, geb gab, sprech sprach sprich sproch, treff traf triff troff,
    hal hiel, lass liess, zieh zog, flieg flog, verlier verlor, spring sprang sprung, sink sank sunk,
    brech brach brich broch, werf warf wirf worf, helf half hilf holf, geh ging gang, fahr fuhr, schlag schlug,
    trag trug, wachs wuchs, lauf lief, ruf rief, schreib schrieb, bleib blieb, strei stri, reiss riss, greif griff,
    schiess schoss, schwimm schwamm schwomm, weis wies, entscheid entschied, find fand fund
  `,
    participle:
      /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|statt|teil|uber|um|unter|vor|weg|weiter|wieder|zu|zuruck|zusammen)?ge(?!b?[abe]?n$|bt$|lt|winn|wonn|wann|hor|ling|lung|nehmig|fahrd|schie|scheh|wahr|denk|brauch|stand|stalt|wohn)(?=.{3,}(?:t|n)$)/,
    exceptions: `
    gebiet gebieten geburt geburten gedicht gefecht gehalt gericht gerichten geruch gerucht geruchten geschaft
    geschaften geschichten geschlecht gesicht gesichten gestalt gestalten gewalt gewalten gewicht gewichten garten
    gegend gelegenheit gemeinden genossen gespenst gewehren
  `,
  },
  spellings: {
    words: `selbständig:selbstständig selbständigkeit:selbstständigkeit jogurt:joghurt tunfisch:thunfisch känguruh:känguru portmonee:portemonnaie
      rauh:rau greuel:gräuel stengel:stängel gemse:gämse tip:tipp stop:stopp roheit:rohheit alptraum:albtraum getto:ghetto
      frisör:friseur klub:club kode:code ketschup:ketchup spagetti:spaghetti panter:panther exposee:exposé varietee:varieté
      plazieren:platzieren numerieren:nummerieren brennessel:brennnessel stilleben:stillleben bettuch:betttuch eisschnellauf:eisschnelllauf
      kontrollampe:kontrolllampe schnellebig:schnelllebig sodaß:sodass mayonäse:mayonnaise majonäse:mayonnaise
      schiffahrt:schifffahrt kilogramm:kg bzgl:bezüglich ca:zirka circa:zirka`,
    joined:
      'auf grund, mit hilfe, in frage, zu gunsten, zu lasten, so genannt, so genannte, so genannten, so genannter, auf seiten, an stelle',
    title: [[/\bim Alter von (?=\S+ Jahren)/g, 'mit ']],
    rules: [
      [/ti(?=ell|al)/, 'zi'],
      [/(?<=[a-z]{3})str$/, 'strasse'],
      [/ph/g, 'f'],
      [/(?<=k)ou(?=sin)/, 'u'],
    ],
  },
};
