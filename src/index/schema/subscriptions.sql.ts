/**
 * WebSub subscriptions in any state. `token` is the random part of the callback and `secret` the key of the hub's
 * signatures: never log them. Times are Unix seconds.
 */
export const SUBSCRIPTIONS_TABLE = `
  CREATE TABLE subscriptions (
    token         TEXT PRIMARY KEY,
    callback      TEXT NOT NULL,
    feed          TEXT NOT NULL,
    hub           TEXT NOT NULL,
    topic         TEXT NOT NULL,
    secret        TEXT NOT NULL,
    mode          TEXT NOT NULL,
    next_due      INTEGER NOT NULL,
    attempts      INTEGER NOT NULL DEFAULT 0,
    lease_until   INTEGER,
    error_reason  TEXT,
    error_message TEXT,
    pushes        INTEGER NOT NULL DEFAULT 0,
    pushed_at     INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX subscriptions_feed ON subscriptions (feed);
`;
