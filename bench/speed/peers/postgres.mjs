import { connectPostgres, startPostgres } from '../../engines/postgres.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { allArticles } from './articles.mjs';

const { wordToken } = await fromDist('index/tokens.js');
const { words } = await fromDist('analysis/words.js');

const NEWEST = 40;
const SHOWN = ['title', 'source', 'published_at', 'url', 'image_url', 'preview'];

const escaped = (value) =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (character) => `\\${character}`);

const tokensOf = (text, language) => words(text, language).map((word) => wordToken(language, word));

function* lines(database) {
  for (const row of allArticles(database)) {
    const tokens = new Set([...tokensOf(row.title, row.language), ...tokensOf(row.preview, row.language)]);
    yield `${[row.id, ...SHOWN.map((name) => row[name]), [...tokens].join(' ')].map(escaped).join('\t')}\n`;
  }
}

/**
 * The articles of the service's index in PostgreSQL, the same words in a GIN index.
 * @throws EngineMissing
 */
export async function startPeer(database) {
  const { port, pid } = await startPostgres();
  process.once('exit', () => process.kill(pid));
  const filling = await connectPostgres(port);
  await filling.query(`
    CREATE TABLE articles (
      id bigint PRIMARY KEY, title text, source text, published_at bigint, url text, image_url text, preview text,
      words text, searched tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED
    )`);
  await filling.copy(`COPY articles (id, ${SHOWN.join(', ')}, words) FROM STDIN`, lines(database));
  await filling.query(
    'CREATE INDEX articles_searched ON articles USING gin (searched) WITH (fastupdate = off)',
  );
  await filling.query('VACUUM ANALYZE articles');
  filling.close();
  return {
    name: 'PostgreSQL GIN, newest 40',
    pid,
    async open() {
      const client = await connectPostgres(port);
      await client.query(
        `PREPARE newest (tsquery) AS SELECT ${SHOWN.join(', ')} FROM articles
         WHERE searched @@ $1 ORDER BY id DESC LIMIT ${NEWEST}`,
      );
      const newest = ({ topic, language }, operator) => {
        const query = tokensOf(topic, language).map((token) => `'${token}'`);
        return client.query(`EXECUTE newest ($$${query.join(` ${operator} `)}$$)`);
      };
      return {
        async query(question, isFilled) {
          await newest(question, '&');
          if (!isFilled) await newest(question, '|');
        },
        count: async (question) => (await newest(question, '&')).length,
        close: client.close,
      };
    },
  };
}
