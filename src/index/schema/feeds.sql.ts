/** What ingestion remembers of every feed. */
export const FEEDS_TABLE = `
  CREATE TABLE feeds (url TEXT PRIMARY KEY) WITHOUT ROWID;
`;
