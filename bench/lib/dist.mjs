import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const base = pathToFileURL(`${resolve(process.env.DIST ?? join(here, '..', '..', 'dist'))}/`);

/** A module of the build that is measured: `dist`, or the one that the environment's `DIST` names. */
export const fromDist = (path) => import(new URL(path, base));
