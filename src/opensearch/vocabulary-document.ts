/** The number of titles of a node's articles with a word. Numbers of several nodes are added. */
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

/** The document id. */
export const vocabularyId = (node: number, language: string, word: string): string =>
  `${node}.${language}.${word}`;
