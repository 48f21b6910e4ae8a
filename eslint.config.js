import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const AXIOS = { group: ['axios', '@nestjs/axios'], message: 'HTTP clients live in src/outbound only.' };

/** The folders of the features, as `app.module.ts` lists them. */
const FEATURES = (() => {
  const map = readFileSync(new URL('src/app.module.ts', import.meta.url), 'utf8');
  const [, list = ''] = /const FEATURES = \[([^\]]*)\]/.exec(map.replace(/\/\/.*|\/\*[^]*?\*\//g, '')) ?? [];
  const folders = [...map.matchAll(/\{ (\w+) \} from '\.\/([\w-]+)\//g)];
  return folders.filter(([, name]) => list.match(/\w+/g)?.includes(name)).map(([, , folder]) => folder);
})();

const PURE = ['languages', 'analysis', 'titles', 'articles'];

/** Which folders of `src` a folder may import. A row names only folders of rows above it: arrows never go in a circle. */
const MAY_IMPORT = {
  config: [],
  processes: [],
  redis: [],
  languages: [],
  analysis: ['languages'],
  places: ['languages', 'analysis'],
  titles: ['languages', 'analysis'],
  articles: ['config', 'languages', 'analysis', 'titles'],
  feeds: ['languages'],
  outbound: ['config'],
  logging: ['config'],
  demo: ['languages'],
  index: ['config', ...PURE],
  opensearch: ['config', ...PURE, 'index'],
  search: ['config', ...PURE, 'places', 'feeds', 'outbound', 'index', 'opensearch'],
  shipping: ['config', ...PURE, 'index', 'opensearch'],
  ingestion: ['config', 'processes', ...PURE, 'feeds', 'outbound', 'index', 'shipping'],
  http: ['config', 'languages'],
  gateway: ['config', 'processes', 'redis', 'http', 'index'],
  answer: ['config', 'languages', 'articles', 'http', 'search'],
  learning: ['config', 'processes', 'search', 'ingestion'],
  management: ['config', 'articles', 'index', 'opensearch', 'ingestion', 'search'],
  // A feature never imports a feature, nor the writing side.
  ...Object.fromEntries(
    FEATURES.map((name) => [
      name,
      [
        'config',
        'articles',
        'titles',
        'languages',
        'http',
        'gateway',
        'index',
        'search',
        'answer',
        'management',
      ],
    ]),
  ),
  explorer: ['config', 'articles', 'languages', 'http', 'gateway', 'search', 'answer', ...FEATURES],
  mcp: ['config', 'articles', 'http', 'gateway', 'explorer'],
  websub: ['config', 'http', 'gateway', 'outbound', 'index', 'ingestion'],
  lifecycle: [
    'config',
    'logging',
    'http',
    'gateway',
    'index',
    'search',
    'ingestion',
    'learning',
    'management',
    'src',
  ],
  cli: [
    'config',
    'articles',
    'redis',
    'http',
    'gateway',
    'feeds',
    'outbound',
    'index',
    'opensearch',
    'shipping',
    'search',
    'ingestion',
    'demo',
    'logging',
    'explorer',
    'mcp',
    'lifecycle',
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

/** Folder of a file below `src`; `src` for the files of `src` itself, undefined for what lies elsewhere. */
function folderOf(file) {
  if (!file.startsWith(SRC)) return undefined;
  const [first, second] = relative(SRC, file).split(sep);
  return second === undefined ? 'src' : first;
}

const arrowsPointDown = {
  create(context) {
    const folder = folderOf(context.filename);
    const check = ({ source }) => {
      if (!source?.value.startsWith('.')) return;
      const target = folderOf(resolve(dirname(context.filename), source.value));
      if (target === undefined || target === folder || folder === 'src') return;
      const allowed = MAY_IMPORT[folder];
      if (allowed === undefined)
        context.report({ node: source, message: `Give src/${folder} a row in eslint.config.js.` });
      else if (!allowed.includes(target)) {
        context.report({
          node: source,
          message: `src/${folder} may import ${allowed.join(', ') || 'nothing'} of src.`,
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
    files: ['**/*.spec.ts', '**/*.e2e-spec.ts', 'test/**', 'bench/**', '*.js', 'src/config/**'],
    rules: {
      'no-restricted-syntax': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'max-depth': 'off',
    },
  },
);
