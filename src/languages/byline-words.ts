import { plainWords } from '../text/plain-words.js';

/** Words of a list, folded as `plainWords` folds a title's. */
function folded(list: string): ReadonlySet<string> {
  return new Set(plainWords(list));
}

/** What a column is called: `Kommentar von NAME`, `Колонка NAME`, `NAME | Opinión`. A name may stand beside them. */
export const OPINION_WORDS: ReadonlySet<string> = folded(`
  opinion opinions comment commentary column columnist editorial op-ed viewpoint letters guest
  chronique d'humeur édito éditorial tribune billet débat point vue opinión columna columnas tribuna editorial carta
  opinião coluna crónica crônica artigo editoriale commento opinione opinioni rubrica intervento
  kommentar kommentare kolumne meinung gastbeitrag leitartikel leserbrief glosse standpunkt essay
  opinie column ingezonden brief commentaar hoofdredactioneel gastcolumn ledare krönika debatt gästkrönika insändare kolumn
  leder kronikk kommentaren klumme debat debatt kronik meninger pääkirjoitus kolumni kommentti mielipide
  opinia opinie felieton komentarz komentář názor názory sloupek komentár vélemény jegyzet părere opinii editorial
  мнение мнения колонка колонки комментарий думка думки погляд коментар блог мнение коментар анализ mišljenje kolumna
  γνώμη γνώμες άποψη απόψεις άρθρο αρθρογραφία köşe yazısı yorum görüş
  رأي مقال افتتاحية وجهة نظر یادداشت سرمقاله נקודת דעה דעות טור פרשנות
  संपादकीय विचार राय ओपिनियन नजरिया लेख ब्लॉग মতামত সম্পাদকীয় কলাম
  社説 論説 コラム オピニオン 寄稿 主張 评论 評論 观点 觀點 社论 社論 专栏 專欄 时评 時評 快评 短评 杂谈
  사설 칼럼 기고 오피니언 시론 논설 기자수첩 คอลัมน์ บทความ บทบรรณาธิการ ความเห็น ทัศนะ
  góc nhìn ý kiến bình luận xã opini kolom tajuk rencana opinyon
`);

/** Words that stand between a column and who wrote it; those that are prepositions only before a name at the end. */
export const BYLINE_WORDS: ReadonlySet<string> = folded(`
  writes written author autor autora auteur écrit escribe escreve scrive schreibt schrijft skriver kirjoittaa
  pisze napisał napisała píše пишет автор пише авторка yazdı yazıyor yazar γράφει
  يكتب تكتب كتب بقلم כותב כותבת מאת लिखते लिखती लेखक 作者 撰文 記者 记者 筆者 기자 글쓴이 โดย เขียนโดย viết tác giả oleh
`);

/** `by NAME`: only before a name of two words or more, or beside a word for a column. */
export const BYLINE_PREPOSITIONS: ReadonlySet<string> = folded(
  'by par por von vom di de do da del door van av af от от του της ein eine een en un une',
);
