/** In how many titles of a language a word stands: what a misspelled word of a query may have meant. */
export const VOCABULARY_TABLE = `
  CREATE TABLE vocabulary (
    language TEXT NOT NULL,
    word     TEXT NOT NULL,
    articles INTEGER NOT NULL,
    PRIMARY KEY (language, word)
  ) WITHOUT ROWID;
`;
