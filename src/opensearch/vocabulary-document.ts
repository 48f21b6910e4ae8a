/** In how many titles of the articles that a node has shipped a word stands. Of several nodes the sum counts. */
export interface VocabularyDocument {
  /** Number of the node. */
  node: number;
  /** Analysis language. */
  language: string;
  /** Empty for the number of all titles of the language. */
  word: string;
  /** Code points of the word. */
  length: number;
  titles: number;
}

/** Its id: a word of a node in a language has one document. */
export const vocabularyId = (node: number, language: string, word: string): string =>
  `${node}.${language}.${word}`;
