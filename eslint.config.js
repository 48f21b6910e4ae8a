import tseslint from 'typescript-eslint';

const FEATURES = ['news', 'trending', 'topics', 'local', 'health'];

/** Files of a folder may not import what the patterns name (paths relative to any depth). */
const forbid = (folder, folders, message) => ({
  files: [`src/${folder}/**/*.ts`],
  ignores: ['**/*.spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: folders.map((name) => `**/../${name}/**`), message }, AXIOS] },
    ],
  },
});

const AXIOS = { group: ['axios', '@nestjs/axios'], message: 'HTTP clients live in src/outbound only.' };
const ALL = [
  'articles',
  'cli',
  'config',
  'demo',
  'explorer',
  'feeds',
  'gateway',
  'http',
  'index',
  'ingestion',
  'languages',
  'management',
  'outbound',
  'search',
  'text',
  'websub',
  ...FEATURES,
];
const allBut = (...allowed) => ALL.filter((name) => !allowed.includes(name));

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
        {
          selector: "CallExpression[callee.property.name='iterate']",
          message: 'An iterated statement may be collected under its iterator on Node 20: read pages.',
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
  forbid('text', allBut('text'), 'text imports nothing else of src.'),
  forbid('languages', allBut('languages', 'text'), 'languages imports text only.'),
  forbid('feeds', allBut('feeds', 'text'), 'feeds imports text only.'),
  forbid(
    'articles',
    allBut('articles', 'languages', 'text', 'config'),
    'articles imports languages and text only.',
  ),
  forbid(
    'index',
    allBut('index', 'articles', 'languages', 'text', 'config'),
    'The index knows articles, not who fills or asks it.',
  ),
  ...FEATURES.map((feature) =>
    forbid(
      feature,
      [...FEATURES.filter((other) => other !== feature), 'ingestion', 'feeds', 'outbound'],
      'A feature never imports a feature, nor the writing side.',
    ),
  ),
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
