const PAGE = 2_000;

/** The articles of the service's index, oldest first. */
export function* allArticles(database) {
  const page = database.prepare(
    `SELECT id, language, title, source, url, image_url, preview, published_at FROM articles
     WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
  );
  for (let last = 0, rows; (rows = page.all(last)).length > 0; last = rows.at(-1).id) yield* rows;
}
