import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const guides = readdirSync(`${ROOT}docs/guide`).map((name) => `docs/guide/${name}`);

/** The code blocks of README, contribution guide and guides in sh and Python. */
export const DOCUMENT_BLOCKS = ['README.md', 'CONTRIBUTING.md', ...guides].flatMap((page) =>
  [...readFileSync(ROOT + page, 'utf8').matchAll(/^```(sh|python)\n([^]*?)^```/gm)].map(
    ([, language, lines], n) => ({ block: n + 1, page, language: language!, lines: lines! }),
  ),
);
