import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'nl',
  endings: 'en es er e s n je tje jes tjes eren',
  alternations: [
    [/([aeou])\1(?=[a-z]$)/, '$1'],
    [/v$/, 'f'],
    [/z$/, 's'],
    [/sted$/, 'stad'],
    [/hed$/, 'heid'],
  ],
  verbs: {
    endings: `en t te ten de den d ing ingen eren eert eerde eerden eerd atie aties eer eerders`,
    plainEndings: 'en te ten de den ing ingen',
    strong: `
    stijg steg, kiez koz, verbied verbod verbo verbie, win won wonn, begin begon begonn, treed tred trad trede, neem nam nom,
    sluit slot slui slo, sterf stierf storv, geef gaf, spreek sprak sprok, tref trof, houd hield hou, laat liet,
    trek trok, vlieg vlog vloog, verlies verlor verloor, spring sprong, breek brak brok, werp wierp worp,
    help hielp holp, val viel, sla sloeg slag slaa, schrijf schreef schrev, blijf bleef blev, grijp greep grep,
    schiet schot scho, zwem zwom, wijs wees wez, vind vond vin von, onderzoek onderzoch
  `,
    participle:
      /^(aan|af|bij|door|in|mee|na|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|vrij|weg)?ge(?=.{2,}[td]$|.{3,}en$)/,
    exceptions: `
    gebed gebied gebieden gebod geboorte geld gebrek gedicht gehalte geluid gemeenten gerecht gerechten gericht geslacht gevaar
    gevallen gevecht gevechten geweld gewest gewesten gewicht gezicht gezichten gezinnen gebeden
  `,
  },
  spellings: {
    titleWords: 'min:minister',
    title: [[/\bop (\d+)-jarige leeftijd\b/g, '$1']],
    rules: [[/ph/g, 'f']],
  },
};
