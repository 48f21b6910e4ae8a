import { type InflectionForms } from '../language.js';
import { combinations } from '../word-lists.js';

const FRENCH_PERSONS = 'ai as a ons ez ont ais ait ions iez aient';

export const forms: InflectionForms = {
  lemmas: 'fr',
  endings: 'aux eaux ees es ee al eau s x e aient',
  verbs: {
    endings: `er ir re ire e es ent ons ez ais ait aient ions iez ant a as ai ames ates erent irent it is i u ue us ues
    ${combinations('er ir r', FRENCH_PERSONS)} ee ees ie ies iss isse issent issait issant
    ation ations ition itions iction ictions ction ctions ement ements issement issements ants ante antes eture etures ature atures aison aisons`,
    plainEndings: `er ir ${combinations('er ir', 'a ont ait aient')} it ation ations ees ement ements ant ants`,
    alternations: [
      [/(?<=f|v)ert(?:ur?)?$/, 'r'],
      [/^reouvr$/, 'rouvr'],
      [/(?<=.{4}[st])ion$/, ''],
      [/(?<=^(?:inter|pre|contre))dit?$/, 'd'],
      [/(?<=^(?:re|com|sur|ap|entre))pri?s?$/, 'prend'],
      [/(?<=^(?:de|re|inter|par|sou|pre))vi(?:en|end|n)?$/, 'ven'],
      [/(?<=[cg])e$/, ''],
    ],
    strong: 'mour mort meur, perd pert',
    strongAreWhole: true,
    exceptions: 'question questions',
  },
  spellings: {
    title: [[/(?:à l['’]âge de|âgée? de) (?=\d)/g, 'à ']],
    words:
      'kilomètres:km kilogrammes:kg av:avenue bd:boulevard bld:boulevard clef:clé clefs:clés st:saint ste:sainte mme:madame ognon:oignon ognons:oignons relai:relais combattif:combatif joailler:joaillier joaillers:joailliers assoir:asseoir interpeler:interpeller serpillère:serpillière imbécilité:imbécillité charriot:chariot charriots:chariots exéma:eczéma girole:girolle giroles:girolles',
    titleWords: 'gouv:gouvernement',
    rules: [[/ph/g, 'f']],
  },
};
