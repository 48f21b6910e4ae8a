/**
 * What ingestion stores about every feed between polls. Times are Unix seconds, spans seconds. A feed stays in the table
 * when it leaves the source list: it may come back.
 */
export const FEEDS_TABLE = `
  CREATE TABLE feeds (
    url           TEXT PRIMARY KEY,
    next_due      INTEGER NOT NULL,
    poll_interval INTEGER NOT NULL,
    etag          TEXT,
    last_modified TEXT,
    moved_to      TEXT,
    gone_at       INTEGER,
    hold_until    INTEGER,
    checked_at    INTEGER,
    succeeded_at  INTEGER,
    failures      INTEGER NOT NULL DEFAULT 0,
    error_reason  TEXT,
    error_message TEXT,
    title         TEXT,
    format        TEXT,
    refresh_after INTEGER,
    skip_hours    TEXT NOT NULL DEFAULT '',
    items         INTEGER NOT NULL DEFAULT 0,
    articles      INTEGER NOT NULL DEFAULT 0,
    last_item_at  INTEGER,
    lag           INTEGER
  ) WITHOUT ROWID;
`;
