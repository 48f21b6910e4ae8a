/// <reference lib="dom" />
import type { Browser } from 'playwright-core';
import { axeFindings } from '../../support/axe-findings.js';
import { findChromium, startChromium } from '../../support/chromium.js';
import { makeCandidate } from '../../support/article-factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { LONG } from '../../support/long-proofs.js';

const chromiumPath = findChromium();
if (chromiumPath === null)
  process.stderr.write('SKIPPED: /docs in a browser (no Chromium found; CHROMIUM_PATH may name one)\n');

(chromiumPath === null ? describe.skip : describe)('/docs in Chromium', () => {
  let service: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    const provider = new FakeIndex();
    provider.candidates = [makeCandidate({ title: 'The sea wall holds' })];
    service = await createTestApp({
      providers: [provider],
      environment: { PUBLIC_URL: 'https://news.example' },
    });
    browser = await startChromium(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  const NARROW = [['dark', 390]] as const;
  const WIDE = [['light', 1440]] as const;
  it.each([...NARROW, ...(LONG ? WIDE : [])])(
    'sends a request, none to another host, and is accessible (%s, %d wide)',
    async (colorScheme, width) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== service.url)
          complaints.push(request.url());
      });
      await page.goto(`${service.url}/docs`);
      const operation = page.locator('#operations-News-searchNews');
      await operation.locator('.opblock-summary-control').click();
      await operation.locator('.execute').click();
      const response = operation.locator('.live-responses-table');
      await response.getByText('The sea wall holds').waitFor();
      expect(await response.locator('.response-col_status').allTextContents()).toContain('200');
      expect(await operation.locator('.request-url').textContent()).toContain(
        `${service.url}/news?topic=sea%20wall&language=en-GB`,
      );
      const { scrollWidth, isDark } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        isDark: document.documentElement.classList.contains('dark-mode'),
      }));
      expect(isDark).toBe(colorScheme === 'dark');
      expect(scrollWidth).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
      expect(complaints).toEqual([]);
    },
  );
});
