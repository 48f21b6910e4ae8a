/**
 * How soon articles became searchable: the number of articles by hour (Unix hours), way (`poll`, `push`) and seconds
 * since publication. `lag` is rounded to two digits, so that a day has a few hundred rows.
 */
export const ARRIVALS_TABLE = `
  CREATE TABLE arrivals (
    hour     INTEGER NOT NULL,
    way      TEXT NOT NULL,
    lag      INTEGER NOT NULL,
    articles INTEGER NOT NULL,
    PRIMARY KEY (hour, way, lag)
  ) WITHOUT ROWID;
`;
