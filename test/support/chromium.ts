import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where this machine has a Chromium: `CHROMIUM_PATH`, else where packages put it; null when it has none. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  return (given ? [given] : PLACES).find((path) => existsSync(path)) ?? null;
}

/** A browser with an empty profile that makes no request except those of its pages. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
