import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const AXIOS = { group: ['axios', '@nestjs/axios'], message: 'HTTP clients live in src/outbound only.' };

const PURE = ['languages', 'analysis', 'titles', 'articles'];

/**
 * Which rooms of `src` a room may import: a row names only rooms of rows above it, so that imports never form a cycle.
 * `features/*` is every feature that has no row of its own.
 */
const MAY_IMPORT = {
  config: [],
  redis: [],
  processes: [],
  logging: ['config'],
  languages: [],
  analysis: ['config', 'languages'],
  places: ['languages', 'analysis'],
  titles: ['languages', 'analysis'],
  articles: ['config', 'languages', 'analysis', 'titles'],
  feeds: ['config', 'languages'],
  outbound: ['config'],
  demo: ['config', 'languages'],
  http: ['config', 'languages'],
  index: ['config', ...PURE, 'places'],
  search: ['config', ...PURE, 'places', 'feeds', 'outbound', 'index'],
  opensearch: ['config', ...PURE, 'outbound', 'index', 'search'],
  gateway: ['config', 'redis', 'processes', 'http', 'index'],
  listing: ['config', 'languages', 'articles', 'http', 'search'],
  ingestion: ['config', ...PURE, 'feeds', 'outbound', 'index', 'search', 'processes', 'opensearch'],
  metrics: ['config', 'logging', 'articles', 'index', 'opensearch', 'ingestion', 'search'],
  // A feature never imports a feature, nor ingestion.
  'features/*': [
    ...['config', 'articles', 'titles', 'languages', 'http'],
    ...['gateway', 'index', 'search', 'listing', 'metrics'],
  ],
  // The callback of hubs, whose subscriptions are in ingestion.
  'features/websub': ['config', 'http', 'gateway', 'outbound', 'index', 'ingestion'],
  // Saved searches, which are delivered to other services; their parameters are those of the features they call.
  'features/watches': [
    ...['config', 'redis', 'articles', 'titles', 'languages', 'outbound', 'http', 'index', 'search'],
    ...['gateway', 'listing', 'features/*'],
  ],
  explorer: ['config', 'articles', 'languages', 'http', 'gateway', 'search', 'listing', 'features/*'],
  mcp: ['config', 'http', 'gateway', 'explorer'],
  lifecycle: [
    ...[
      'config',
      'logging',
      'http',
      'gateway',
      'index',
      'search',
      'opensearch',
      'ingestion',
      'metrics',
      'features/watches',
    ],
    'src',
  ],
  cli: [
    ...['config', 'articles', 'redis', 'http', 'gateway', 'feeds', 'outbound', 'index', 'opensearch'],
    ...['search', 'features/watches', 'ingestion', 'demo', 'logging', 'explorer', 'mcp', 'lifecycle'],
    'src',
  ],
};

Object.entries(MAY_IMPORT).forEach(([folder, allowed], row, rows) => {
  const above = [...rows.slice(0, row).map(([name]) => name), 'src'];
  const below = allowed.filter((name) => !above.includes(name));
  if (below.length > 0)
    throw new Error(`eslint.config.js: ${folder} names ${below.join(', ')}, which is no row above`);
});

const SRC = fileURLToPath(new URL('src/', import.meta.url));

/** The room of a file below `src`; `src` for the files of `src` itself, undefined for other files. */
function roomOf(file) {
  if (!file.startsWith(SRC)) return undefined;
  const [first, second, third] = relative(SRC, file).split(sep);
  if (second === undefined) return 'src';
  return first === 'features' && third !== undefined ? `features/${second}` : first;
}

/** The row of a room in `MAY_IMPORT`. */
const rowOf = (room) => (room in MAY_IMPORT ? room : room.replace(/^features\/.*/, 'features/*'));

const arrowsPointDown = {
  create(context) {
    const room = roomOf(context.filename);
    const check = ({ source }) => {
      if (!source?.value.startsWith('.')) return;
      const target = roomOf(resolve(dirname(context.filename), source.value));
      if (target === undefined || target === room || room === 'src') return;
      const allowed = MAY_IMPORT[rowOf(room)];
      if (allowed === undefined)
        context.report({ node: source, message: `Add src/${room} to MAY_IMPORT in eslint.config.js.` });
      else if (!allowed.includes(target) && !allowed.includes(rowOf(target))) {
        context.report({
          node: source,
          message: `src/${room} may import ${allowed.join(', ') || 'nothing'} of src.`,
        });
      }
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/', 'data/', 'src/explorer/page/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'The environment is read in src/config only.',
        },
      ],
      eqeqeq: ['error', 'smart'],
      'max-depth': ['error', 4],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/outbound/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [AXIOS] }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { house: { rules: { 'arrows-point-down': arrowsPointDown } } },
    rules: { 'house/arrows-point-down': 'error' },
  },
  {
    files: ['**/*.spec.ts', 'test/**', 'bench/**', '*.js', 'src/config/**'],
    rules: {
      'no-restricted-syntax': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'max-depth': 'off',
    },
  },
);
