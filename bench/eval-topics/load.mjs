import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = pathToFileURL(`${resolve(process.env.DIST ?? join(here, '..', '..', 'dist'))}/`);

/** A module of the built service; `DIST` names another build than `dist`. */
export const load = (path) => import(new URL(path, dist));
