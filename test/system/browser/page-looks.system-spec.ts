/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings, WCAG_AA } from '../../support/axe-findings.js';
import { findChromium } from '../../support/chromium.js';
import { LONG } from '../../support/long-proofs.js';
import { PageVisit, settled } from '../../support/page-visit.js';

/** Screenshots, to be looked at. */
const SHOTS = join(process.cwd(), 'coverage', 'page');

type View = [name: string, address: string];
const FEW: View[] = [
  ['top-stories', '/#/news/stories?language=en'],
  ['narrowed', '/#/news?topic=Northmere&language=en&domains=courier.example&timeframe=last_24h'],
  ['nothing-found', '/#/news?topic=%22no%20such%22&language=de&timeframe=last_24h'],
  ['invalid', '/#/news?topic=storm&language=english'],
  ['publishers', '/#/sources'],
  ['api', '/?api#/news?topic=Northmere&language=en'],
  ['right-to-left', '/?api#/news/stories?language=ar'],
];
/** Lists of articles, as the narrowed one is. */
const MORE: View[] = [
  ['category', '/#/news/topic?topic1=environment&language=en'],
  ['search', '/#/news?topic=Northmere&language=en'],
  ['shortened', '/?live#/news?topic=Lantern&language=en'],
  ['local', '/#/news/local?query=Northmere&language=en'],
];
const VIEWS = [...FEW, ...(LONG ? MORE : [])];
const WIDTHS = LONG ? [320, 1440, 2560] : [320];
const THEMES = LONG ? (['light', 'dark'] as const) : (['light'] as const);

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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 320 ? 700 : 900 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        // Themes differ in colours only, whatever the width.
        if (colorScheme === 'light' || width === 1440)
          expect([width, colorScheme, await axeFindings(page, [...WCAG_AA, 'best-practice'])]).toEqual([
            width,
            colorScheme,
            [],
          ]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        if (LONG) await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`) });
      }
    }
  });

  it.each([
    ['en', 'harbour'],
    ['ar', 'الواحة'],
  ])(
    'shows the newest hours of a chart, and its caption whole, on a narrow screen (%s)',
    async (language, topic) => {
      const address = `/#/news?topic=${encodeURIComponent(topic)}&language=${language}&timeframe=last_24h`;
      const page = await visit.open(address, { viewport: { width: 320, height: 700 } });
      const box = await page.locator('.bars button').last().boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(320);
      const caption = page.locator('.histogram figcaption');
      expect(await caption.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );

  it('has its search field above language, country and dates on a narrow screen', async () => {
    const address = '/#/news?topic=Northmere&language=en&from=2026-11-01&to=2026-11-02';
    const page = await visit.open(address, { viewport: { width: 390, height: 844 } });
    const [field, language] = await Promise.all(
      ['.search', '.scope .combobox'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(field!.y + field!.height).toBeLessThanOrEqual(language!.y);
    expect(language!.width).toBeGreaterThan(100);
  });

  (LONG ? it : it.skip)('shifts little while it loads on a narrow screen', async () => {
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
    await page.getByRole('combobox', { name: 'Country' }).click();
    expect(await axeFindings(page, [...WCAG_AA, 'best-practice'])).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'countries.png') });
    await page.keyboard.press('Escape');
    await page.locator('.story h2 a').first().click();
    await page.locator('.story-page').waitFor();
    await settled(page);
    expect(await axeFindings(page, [...WCAG_AA, 'best-practice'])).toEqual([]);
    await page.screenshot({ path: join(SHOTS, 'story.png') });
  });
});
