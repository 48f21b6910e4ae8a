import { type InflectionForms } from '../language.js';
import { combinations } from '../word-lists.js';

const SPANISH_AGREEMENT = 'o a os as';
const ROMANCE_INFINITIVES = 'ar er ir';
const ROMANCE_SHORT =
  'ar er ir o aron ieron ado ada ados adas ido ida idos idas ando endo iendo an en am em ou eu iu aram eram iram';

export const forms: InflectionForms = {
  lemmas: 'pt',
  endings: 'oes aos aes ao as os es s a o e al ais el eis ol ois il is i',
  verbs: {
    endings: `${ROMANCE_INFINITIVES} ${combinations(ROMANCE_INFINITIVES, 'ei as a emos ao ia iam se')}
    o a e as es am em amos emos imos ei i ou eu iu aram eram iram ava avam ia iam asse esse isse arem erem irem
    ${combinations('ad id', SPANISH_AGREEMENT)} ando endo indo acao acoes icao icoes cao coes amento amentos imento imentos`,
    plainEndings: `${ROMANCE_SHORT} ${combinations(ROMANCE_INFINITIVES, 'a ao ia iam')} acao acoes cao coes`,
    alternations: [
      [/abert(?:ur)?$/, 'abr'],
      [/(?<=^(?:de|ad|trans))miss(?:ao?|oe)?$/, 'mit'],
      [/^sob$/, 'sub'],
      [/gu$/, 'g'],
      [/qu$/, 'c'],
    ],
    exceptions: 'mercado mercados partido partidos partida partidas',
  },
  spellings: {
    title: [
      [/R\$\s?/g, ' BRL '],
      [/\bcento e (?=\p{Ll})/gu, 'cem e '],
      [/com (?=\d+ anos)/g, 'aos '],
      [/(?<=\p{Ll})-feira(?!\p{L})/gu, ''],
    ],
    words: 'quilômetros:km quilómetros:km av:avenida sta:santa sto:santo equipe:equipa registro:registo',
    titleWords: 'gov:governo pres:presidente',
    rules: [
      [/(?<=[aeiou])c(?=c[aeo]|t)/g, ''],
      [/(?<=[aeiou])p(?=c[aeo]|t)/g, ''],
    ],
  },
};
