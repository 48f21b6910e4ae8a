import { plainWords } from '../plain-words.js';

/** Verbs with which headlines say who said what, folded: between a quotation and who speaks, in either order. */
export const SPEECH_WORDS: ReadonlySet<string> = new Set(
  plainWords(`
  says say said insists according
  dice dijo afirma asegura declara señala anuncia confiesa según
  diz disse afirma garante declara assume segundo admite
  dit déclare affirme assure lance selon
  sagt sagte erklärt betont laut
  dice afferma assicura dichiara annuncia secondo
  zegt zei volgens meldt aldus
  säger sade sa hävdar enligt siger sagde ifølge sier sa sanoo sanoi
  mówi mówił powiedział powiedziała twierdzi zapewnia przyznaje oświadczył oświadczyła
  říká řekl řekla uvedl uvedla tvrdí hovorí povedal povedala mondta mondja spune zis declarat kaže kazao rekao rekla
  сказал сказала сказали говорит заявил заявила заявили сообщил сообщила объявил объявила
  каже сказав сказала заявив заявила заявили повідомив повідомила каза заяви
  δηλώνει δήλωσε λέει είπε τονίζει υποστηρίζει
  dedi diyen söyledi açıkladı diyor belirtti vurguladı
  قال قالت يقول تقول صرح صرحت أكد أكدت يؤكد تؤكد أعلن گفت
  אמר אמרה אומר אומרת הודיע הודיעה טוען טוענת
  बोले बोलीं बोली बोला कहा कहते कहती বললেন বলেছেন
  밝혀 밝혔다 말해 말했다 강조 nói cho biết khẳng định tuyên bố kata ujar tegas
`),
);
