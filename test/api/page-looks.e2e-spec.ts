/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { findChromium } from '../support/chromium.js';
import { PageVisit, settled } from '../support/page-visit.js';

jest.setTimeout(120_000);

/** Screenshots, to be looked at. */
const SHOTS = join(process.cwd(), 'coverage', 'page');

const VIEWS: [name: string, address: string][] = [
  ['top-stories', '/#/news/stories?language=en'],
  ['category', '/#/news/topic?topic1=environment&language=en'],
  ['search', '/#/news?topic=Northmere&language=en'],
  ['shortened', '/?live#/news?topic=Lantern&language=en'],
  ['narrowed', '/#/news?topic=Northmere&language=en&domains=courier.example&timeframe=last_24h'],
  ['local', '/#/news/local?query=Northmere&language=en'],
  ['nothing-found', '/#/news?topic=%22no%20such%22&language=de&timeframe=last_24h'],
  ['invalid', '/#/news?topic=storm&language=english'],
  ['publishers', '/#/sources'],
  ['api', '/?api#/news?topic=Northmere&language=en'],
  ['right-to-left', '/?api#/news/stories?language=ar'],
];
const WIDTHS = [320, 1440, 2560];
const THEMES = ['light', 'dark'] as const;

/** What axe-core finds against WCAG 2.2 AA. */
async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] } as never);
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const chromium = findChromium();

(chromium === null ? describe.skip : describe)('the look of the page in Chromium', () => {
  const visit = new PageVisit(chromium!);
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    await visit.start();
  });
  afterAll(() => visit.stop());
  afterEach(async () => expect(await visit.leave()).toEqual([]));

  it.each(VIEWS)('%s is accessible in both themes and fits every width', async (name, address) => {
    const page = await visit.open(address, { viewport: { width: 1440, height: 900 } });
    if (address.includes('?api')) await page.locator('#endpoint').waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.1);
    await page.evaluate(axe.source);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 320 ? 700 : 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        // Themes differ in colours only, whatever the width.
        if (colorScheme === 'light' || width === WIDTHS[1])
          expect([width, colorScheme, await findingsOf(page)]).toEqual([width, colorScheme, []]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`) });
      }
    }
  });

  it('shifts little while it loads on a narrow screen', async () => {
    for (const [, address] of VIEWS) {
      const page = await visit.open(address, { viewport: { width: 390, height: 844 } });
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
      expect([address, shifts < 0.1, shifts]).toEqual([address, true, shifts]);
      await page.context().close();
    }
  });

  it('is accessible where its story has a page, and where a list of a combobox is open', async () => {
    const page = await visit.open('/#/news/stories?language=en', { viewport: { width: 1440, height: 900 } });
    await page.evaluate(axe.source);
    await page.getByRole('combobox', { name: 'Country' }).click();
    expect(await findingsOf(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'countries.png') });
    await page.keyboard.press('Escape');
    await page.locator('.story h2 a').first().click();
    await page.locator('.story-page').waitFor();
    await settled(page);
    expect(await findingsOf(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'story.png') });
  });
});
