/**
 * How soon articles could be found: how many of an hour (Unix hours) came by which way (`poll`, `push`) so many
 * seconds after their publication. `lag` is rounded to two digits, so that a day is a few hundred rows.
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
