/** Schema number of version 1.0.0. */
export const FIRST_SCHEMA = 28;

/** The schema of version 1.0.0, which creates a new index. Never edit it: add a migration instead. */
export const SCHEMA_OF_1_0_0 = `
-- sequence is the order in which articles came, for the life of the file. former has the former titles and previews of
-- an edited article, as JSON; it is empty where there are none.
CREATE TABLE articles (
  id           INTEGER PRIMARY KEY,
  title        TEXT NOT NULL,
  source       TEXT NOT NULL,
  domain       TEXT NOT NULL,
  published_at INTEGER,
  url          TEXT NOT NULL,
  image_url    TEXT,
  preview      TEXT NOT NULL,
  signature    BLOB NOT NULL,
  country      TEXT,
  language     TEXT NOT NULL,
  categories   TEXT NOT NULL,
  source_name  TEXT NOT NULL,
  rest         TEXT NOT NULL,
  feed         TEXT NOT NULL,
  url_key      INTEGER NOT NULL,
  guid_key     INTEGER,
  content_key  INTEGER NOT NULL,
  seen_at      INTEGER NOT NULL,
  sequence     INTEGER NOT NULL DEFAULT 0,
  former       TEXT NOT NULL DEFAULT ''
);
CREATE INDEX articles_url_key ON articles (url_key);
CREATE INDEX articles_guid_key ON articles (guid_key) WHERE guid_key IS NOT NULL;
CREATE INDEX articles_undated ON articles (seen_at) WHERE published_at IS NULL;
CREATE INDEX articles_sequence ON articles (sequence) WHERE sequence > 0;

CREATE VIRTUAL TABLE search USING fts5 (
  title, preview, meta, content='', contentless_delete=1, tokenize="ascii tokenchars '_'"
);
-- FTS5 merges segments of one level when there are two.
INSERT INTO search (search, rank) VALUES ('usermerge', 2);

-- The tokens of titles: spelling candidates are found among hundreds of words, and the search table needs 25 times as
-- long to report that it lacks one. A token remains after its articles are deleted.
CREATE TABLE title_words (word TEXT PRIMARY KEY) WITHOUT ROWID;

-- How many articles of each kind a publisher has, and when the newest of them was published: the data of publishers
-- without reading their articles. Updated by triggers, so that no writer of an article can omit it.
CREATE TABLE publisher_profiles (
  domain      TEXT NOT NULL,
  language    TEXT NOT NULL,
  country     TEXT NOT NULL,
  categories  TEXT NOT NULL,
  source_name TEXT NOT NULL,
  articles    INTEGER NOT NULL,
  newest      INTEGER,
  PRIMARY KEY (domain, language, country, categories, source_name)
) WITHOUT ROWID;
CREATE TRIGGER publisher_profiles_added AFTER INSERT ON articles BEGIN
  INSERT INTO publisher_profiles
  VALUES (new.domain, new.language, ifnull(new.country, ''), new.categories, new.source_name, 1, new.published_at)
  ON CONFLICT DO UPDATE SET articles = articles + 1,
    newest = max(ifnull(newest, excluded.newest), ifnull(excluded.newest, newest));
END;
CREATE TRIGGER publisher_profiles_removed AFTER DELETE ON articles BEGIN
  UPDATE publisher_profiles SET articles = articles - 1
  WHERE domain = old.domain AND language = old.language AND country = ifnull(old.country, '')
    AND categories = old.categories AND source_name = old.source_name;
  DELETE FROM publisher_profiles
  WHERE domain = old.domain AND language = old.language AND country = ifnull(old.country, '')
    AND categories = old.categories AND source_name = old.source_name AND articles <= 0;
END;

-- What is counted of matches, as numbers: a third of the room of an index of the same columns, and read in half the
-- time. The number of a publisher and of a kind, a combination of fields by whose values matches are counted, holds
-- for the life of the file.
CREATE TABLE publisher_numbers (
  number INTEGER PRIMARY KEY,
  domain TEXT NOT NULL UNIQUE
);
CREATE TABLE article_kinds (
  number     INTEGER PRIMARY KEY,
  source     TEXT NOT NULL,
  domain     TEXT NOT NULL,
  language   TEXT NOT NULL,
  country    TEXT NOT NULL,
  categories TEXT NOT NULL,
  UNIQUE (source, domain, language, country, categories)
);
CREATE TABLE counted_articles (
  article      INTEGER PRIMARY KEY,
  publisher    INTEGER NOT NULL,
  published_at INTEGER,
  kind         INTEGER
);
CREATE TRIGGER counted_articles_added AFTER INSERT ON articles BEGIN
  INSERT INTO publisher_numbers (domain) VALUES (new.domain) ON CONFLICT DO NOTHING;
  INSERT INTO article_kinds (source, domain, language, country, categories)
    VALUES (new.source, new.domain, new.language, ifnull(new.country, ''), new.categories) ON CONFLICT DO NOTHING;
  INSERT INTO counted_articles
    SELECT new.id, n.number, new.published_at, k.number
    FROM publisher_numbers n CROSS JOIN article_kinds k
    WHERE n.domain = new.domain AND k.source = new.source AND k.domain = new.domain
      AND k.language = new.language AND k.country = ifnull(new.country, '') AND k.categories = new.categories;
END;
CREATE TRIGGER counted_articles_removed AFTER DELETE ON articles BEGIN
  DELETE FROM counted_articles WHERE article = old.id;
END;

-- plain is 1 where the headline reports an event.
CREATE TABLE story_articles (
  story        INTEGER NOT NULL,
  article      INTEGER NOT NULL,
  source       TEXT NOT NULL,
  domain       TEXT NOT NULL,
  country      TEXT,
  published_at INTEGER NOT NULL,
  copy         INTEGER NOT NULL,
  worth        INTEGER NOT NULL,
  fit          REAL NOT NULL,
  plain        INTEGER NOT NULL DEFAULT 1,
  categories   TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (story, article)
) WITHOUT ROWID;
CREATE INDEX story_articles_article ON story_articles (article);
-- echoes is the hotter story that this one is a near duplicate of; reports are the times of a story's reports, from
-- which its coverage at any moment is computed; categories are those that many of its articles have, joined by commas.
-- Related stories have one subject: the number of one of them, null for a story's own. A story may follow another.
CREATE TABLE story_heat (
  language   TEXT NOT NULL,
  country    TEXT NOT NULL,
  story      INTEGER NOT NULL,
  heat       REAL NOT NULL,
  domains    INTEGER NOT NULL,
  latest     INTEGER NOT NULL,
  echoes     INTEGER,
  reports    TEXT NOT NULL DEFAULT '[]',
  categories TEXT NOT NULL DEFAULT '',
  subject    INTEGER,
  follows    INTEGER,
  PRIMARY KEY (story, country)
) WITHOUT ROWID;
CREATE INDEX story_heat_order ON story_heat (language, country, heat);
CREATE INDEX story_heat_latest ON story_heat (latest);
CREATE INDEX story_heat_subject ON story_heat (subject) WHERE subject IS NOT NULL;
-- The stories of a period by their number of domains.
CREATE INDEX story_heat_covered ON story_heat (language, country, domains, story, latest) WHERE domains >= 2;
-- Stories that have become part of another, which is still there.
CREATE TABLE merged_stories (
  story INTEGER PRIMARY KEY,
  into_story INTEGER NOT NULL
);
CREATE INDEX merged_stories_into ON merged_stories (into_story);
-- Stories of one event in different languages, each pair in both directions.
CREATE TABLE story_links (
  story    INTEGER NOT NULL,
  language TEXT NOT NULL,
  other    INTEGER NOT NULL,
  PRIMARY KEY (story, language)
) WITHOUT ROWID;
-- Articles that came more than 36 hours after their publication and have not been grouped into stories yet.
CREATE TABLE late_articles (article INTEGER PRIMARY KEY);

CREATE TABLE properties (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
-- The last sequence number given. Ids of undated articles are made of it.
INSERT INTO properties (name, value) VALUES ('sequence', 0);

-- What ingestion stores about every feed between polls. Times are Unix seconds, spans seconds. A feed stays in the
-- table when it leaves the source list: it may come back. changed_at is when its newest document changed.
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
  lag           INTEGER,
  hub           TEXT,
  topic         TEXT,
  skip_days     TEXT NOT NULL DEFAULT '',
  changed_at    INTEGER
) WITHOUT ROWID;
-- WebSub subscriptions in any state. token is the random part of the callback and secret the key of the hub's
-- signatures: never log them. planned_at is when next_due was set: a later time than now shows that the clock was set
-- back. documents are those that a hub pushed since the feed changed. Times are Unix seconds.
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
  pushed_at     INTEGER,
  planned_at    INTEGER NOT NULL DEFAULT 0,
  documents     TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX subscriptions_feed ON subscriptions (feed);
-- How soon articles became searchable: the number of articles by hour (Unix hours), way (poll, push) and seconds
-- since publication. lag is rounded to two digits, so that a day has a few hundred rows.
CREATE TABLE arrivals (
  hour     INTEGER NOT NULL,
  way      TEXT NOT NULL,
  lag      INTEGER NOT NULL,
  articles INTEGER NOT NULL,
  PRIMARY KEY (hour, way, lag)
) WITHOUT ROWID;

-- What is to be replicated, where anything is: changes of articles by rising numbers, which are microseconds or later.
CREATE TABLE outbox (
  number       INTEGER PRIMARY KEY,
  article      INTEGER,
  url_key      INTEGER,
  published_at INTEGER,
  removal      TEXT,
  refused      INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX outbox_article ON outbox (article) WHERE article IS NOT NULL;
CREATE INDEX outbox_refused ON outbox (number) WHERE refused = 1;
CREATE TABLE outbox_stories (
  story  INTEGER PRIMARY KEY,
  number INTEGER NOT NULL
);
CREATE INDEX outbox_stories_number ON outbox_stories (number);

-- The publishers whose articles each feed has brought, to which the feed's labels belong.
CREATE TABLE feed_hosts (feed TEXT NOT NULL, host TEXT NOT NULL, PRIMARY KEY (feed, host)) WITHOUT ROWID;
CREATE TRIGGER feed_hosts_added AFTER INSERT ON articles BEGIN
  INSERT INTO feed_hosts VALUES (new.feed, new.source) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER feed_hosts_changed AFTER UPDATE OF feed, source ON articles BEGIN
  INSERT INTO feed_hosts VALUES (new.feed, new.source) ON CONFLICT DO NOTHING;
END;
`;

/** Migrations since version 1.0.0; each raises the schema number by one. Never edit a released one. */
export const MIGRATIONS: string[] = [
  // Subjects that were united by chains of resembling stories are given up.
  `UPDATE story_heat SET subject = follows;
  CREATE INDEX story_heat_follows ON story_heat (follows) WHERE follows IS NOT NULL;`,
  `
  -- The order of a feed's items: of time or of its editors; and the first articles of feeds in their editors' order, which
  -- weigh beside the coverage of stories (fronts, in the format of reports).
  ALTER TABLE feeds ADD COLUMN item_order TEXT;
  CREATE TABLE front_places (
    feed    TEXT NOT NULL,
    place   INTEGER NOT NULL,
    article INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (feed, place)
  ) WITHOUT ROWID;
  CREATE INDEX front_places_article ON front_places (article);
  ALTER TABLE story_heat ADD COLUMN fronts TEXT NOT NULL DEFAULT '[]';
  `,
  // The words of the title and their lemmas (analysis/title-lemmas.ts); empty in articles from before.
  `ALTER TABLE articles ADD COLUMN title_lemmas TEXT NOT NULL DEFAULT ''`,
];

/** The current schema number, which an index stores as `PRAGMA user_version`. */
export const schemaNumber = (): number => FIRST_SCHEMA + MIGRATIONS.length;
