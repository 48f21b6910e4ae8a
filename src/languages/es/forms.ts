import { type InflectionForms } from '../language.js';
import { combinations } from '../word-lists.js';

const SPANISH_AGREEMENT = 'o a os as';
const ROMANCE_INFINITIVES = 'ar er ir';
const ROMANCE_SHORT =
  'ar er ir o aron ieron ado ada ados adas ido ida idos idas ando endo iendo an en am em ou eu iu aram eram iram';

export const forms: InflectionForms = {
  lemmas: 'es',
  endings: 'es os as s o a e',
  verbs: {
    endings: `${ROMANCE_INFINITIVES} arse erse irse arlo arla
    ${combinations(ROMANCE_INFINITIVES, 'e as a emos an ia ias iamos ian')}
    o a e as es an en amos emos imos ais aste iste aron ieron io aba aban ia ian ara aran iera ieran ase iese yo yeron yendo uye uyen
    ${combinations('ad id', SPANISH_AGREEMENT)} ando iendo acion aciones icion iciones cion ciones ccion cciones amiento amientos imiento imientos`,
    plainEndings: `${ROMANCE_SHORT} ${combinations(ROMANCE_INFINITIVES, 'a an ia ian')} acion aciones cion ciones`,
    alternations: [
      [/(?:apert(?:ur)?|abiert)$/, 'abr'],
      [/ue(?=[^aeiou]+$)/, 'o'],
      [/ie(?=[^aeiou]+$)/, 'e'],
      [/pid$/, 'ped'],
      [/^jog$/, 'jug'],
      [/(?<=^d)imis(?:ion)?$/, 'imit'],
      [/(?<=[aeioun])c$/, 'z'],
      [/gu$/, 'g'],
      [/qu$/, 'c'],
    ],
    exceptions: 'mercado mercados partido partidos partida partidas',
  },
  spellings: {
    title: [
      [
        /(?<!por )\bciento (?=(?:un|dos|tres|cuatr|cinc|seis|siet|och|nuev|die|once|doce|trece|catorc|quinc|veint|treint|cuarent|sesent|setent|novent))/gu,
        'cien ',
      ],
      [/a la edad de (?=\d)/g, 'a los '],
    ],
    words:
      'kilómetros:km kilogramos:kg hectáreas:ha avda:avenida av:avenida autobús:bus autobuses:buses pdte:presidente sta:santa sto:santo',
    titleWords: 'gob:gobierno',
    rules: [
      [/^ps(?=[ieo])/, 's'],
      [/^obscur/, 'oscur'],
    ],
  },
};
