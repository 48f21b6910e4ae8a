/// <reference lib="dom" />
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { freshFolder } from '../support/fresh-folder.js';
import { createKey } from '../../src/gateway/edit-keys-file.js';
import type { IndexArticle } from '../../src/index/index-article.js';
import { findChromium, startChromium } from '../support/chromium.js';
import { contrast } from '../support/contrast.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { FreshIndex } from '../support/fresh-index.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { LoopbackServer } from '../support/loopback-server.js';

jest.setTimeout(60_000);

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9"/></svg>';

/** What a visitor of the tests may find: a story of three publishers, and one each in German and Arabic. */
const articles = (pictures: string): IndexArticle[] => [
  anIndexArticle({
    title: 'Storm Maribel closes the harbour of Northmere',
    domain: 'courier.example',
    preview: 'Ferries stay in port until the wind drops.',
    imageUrl: `${pictures}/storm.svg`,
  }),
  anIndexArticle({
    title: 'Power out for thousands as storm reaches Northmere',
    domain: 'gazette.example',
    imageUrl: `${pictures}/gone.svg`,
  }),
  anIndexArticle({ title: 'Northmere counts the damage after the storm', domain: 'radio.example' }),
  ...['Fiskemarkedet åbner igen', 'Fiskemarkedet får nyt tag'].map((title) =>
    anIndexArticle({ title, domain: 'avisen.example', language: 'da' }),
  ),
  anIndexArticle({ title: 'Hochwasser in Eichenfurt sinkt', domain: 'anzeiger.example', language: 'de' }),
  anIndexArticle({
    title: 'أمطار غزيرة تغلق الطرق',
    preview: 'سقطت كمية شهر كامل.',
    domain: 'alwaha.example',
    language: 'ar',
  }),
];

const chromiumPath = findChromium();
if (chromiumPath === null) {
  process.stderr.write(
    'SKIPPED: the explorer in a browser (no Chromium found; CHROMIUM_PATH may name one)\n',
  );
}

(chromiumPath === null ? describe.skip : describe)('the explorer in Chromium', () => {
  const index = new FreshIndex(0);
  const complaints: string[] = [];
  const others: TestApp[] = [];
  let pictures: LoopbackServer;
  let service: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    pictures = (await LoopbackServer.start()).serve('/storm.svg', PICTURE, {
      'Content-Type': 'image/svg+xml',
    });
    index.open();
    index.writer.write(articles(pictures.url('')));
    service = await createTestApp({ environment: { DATA_DIR: index.dataDir } });
    browser = await startChromium(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await pictures?.stop();
    index.close();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    for (const other of others.splice(0)) await other.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  /** A new visitor; what the page throws, or its policy forbids, fails the test. */
  const open = async (
    address = '/',
    { base = service.url, ...visitor }: BrowserContextOptions & { base?: string } = {},
  ): Promise<Page> => {
    const page = await (await browser.newContext({ locale: 'en-GB', ...visitor })).newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(base + address);
    await page.locator('#results[aria-busy="false"]').waitFor();
    return page;
  };
  /** A service of other settings than the one of all tests, gone after the test. */
  const another = async (environment: Record<string, string>): Promise<string> => {
    const other = await createTestApp({ environment });
    others.push(other);
    return other.url;
  };
  const titles = (page: Page): Promise<string[]> => page.locator('article h3').allTextContents();
  const search = async (page: Page, text: string): Promise<void> => {
    await page.getByLabel('topic', { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await page.locator('#results[aria-busy="false"]').waitFor();
  };

  it("begins with what is trending in the visitor's language", async () => {
    const page = await open('/', { locale: 'de-AT' });
    expect(await page.locator('h2').textContent()).toBe('Trending in German (Austria)');
    expect(await titles(page)).toEqual(['Hochwasser in Eichenfurt sinkt']);
    expect(await page.getByLabel('language', { exact: true }).inputValue()).toBe('de-AT');
  });

  it("shows English news, with a note, where nothing is trending in the visitor's language", async () => {
    const page = await open('/', { locale: 'fa' });
    expect(await page.locator('h2').textContent()).toBe('Trending in English');
    expect(await page.getByRole('status').textContent()).toContain('nothing is trending in Persian');
    expect(await titles(page)).not.toEqual([]);
  });

  it('shows a note where the index is empty', async () => {
    const page = await open('/', { base: await another({}) });
    expect(await page.getByRole('status').textContent()).toBe('There is no news here yet.');
  });

  it('shows search results, with the search in its title and its URL', async () => {
    const page = await open();
    expect(await page.title()).toBe('News Search');
    await search(page, 'storm Northmere');
    expect(await titles(page)).toContain('Storm Maribel closes the harbour of Northmere');
    const card = page.locator('article', { hasText: 'Storm Maribel' });
    expect(await card.textContent()).toContain('Ferries stay in port until the wind drops.');
    expect(await card.textContent()).toContain('courier.example');
    expect(await page.title()).toBe('storm Northmere – News Search');

    const shared = await open(new URL(page.url()).pathname + new URL(page.url()).hash, { locale: 'de' });
    expect(await shared.title()).toBe('storm Northmere – News Search');
    expect(await titles(shared)).toEqual(await titles(page));

    await page.goBack();
    await page.getByText('Trending in English').waitFor();
    expect(await page.title()).toBe('News Search');
  });

  it('shows stories with a link to all reports, counts over time, and new articles', async () => {
    const page = await open('/#/news/stories?language=en');
    await page
      .getByText(/^\d+ reports of \d+ publishers$/)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^\d+ articles, \d+ ms$/).waitFor();
    expect(page.url()).toMatch(/#\/news\/stories\/en-\w+\?limit=100$/);
    const reports = (await titles(page)).length;
    const curve = page.locator('.story-curve');
    expect(await curve.locator('.bars').isVisible()).toBe(true);
    expect(await curve.locator('table').isVisible()).toBe(false);
    await curve.locator('summary').focus();
    await page.keyboard.press('Enter');
    await curve.locator('table').waitFor();
    const counted = (await curve.locator('td:nth-child(3)').allTextContents()).map(Number);
    expect(counted.reduce((sum, count) => sum + count)).toBe(reports);

    const counts = await open('/#/news/counts?topic=storm&language=en');
    expect(await counts.locator('.curve tbody tr').count()).toBe(7);

    const stream = await open('/#/news/stream?topic=lantern&language=en');
    await stream.getByText('Listening; new articles appear here.').waitFor();
    index.writer.write([anIndexArticle({ title: 'Lantern parade tonight' })]);
    await stream.getByText('Listening; 1 article so far.').waitFor();
    expect(await titles(stream)).toEqual(['Lantern parade tonight']);
  });

  it('loads further pages by keyboard, to the last', async () => {
    const page = await open('/#/news?topic=Northmere&language=en&limit=1');
    const more = page.getByRole('button', { name: 'More' });
    for (const shown of [2, 3]) {
      await more.focus();
      await page.keyboard.press('Enter');
      await page
        .locator('article')
        .nth(shown - 1)
        .waitFor();
      expect(
        await page
          .locator('article')
          .nth(shown - 1)
          .locator('a:focus')
          .count(),
      ).toBe(1);
    }
    expect(new Set(await titles(page)).size).toBe(3);
    await page.getByText('3 articles: the end').waitFor();
    expect(await more.isHidden()).toBe(true);
  });

  it('lists the publishers of the index', async () => {
    const page = await open('/#/sources?language=de');
    await page.getByText('1 publisher,').waitFor();
    expect(await page.locator('.table tbody tr').allTextContents()).toEqual([
      expect.stringContaining('anzeiger.example'),
    ]);
  });

  it("shows the source's initial where a picture is missing or cannot be loaded", async () => {
    const page = await open('/#/news?topic=Northmere&language=en');
    const gazette = page.locator('article', { hasText: 'gazette.example' });
    await gazette.locator('.initial').waitFor();
    expect(await gazette.locator('.initial').textContent()).toBe('G');
    expect(
      await page.locator('article', { hasText: 'radio.example' }).locator('.initial').textContent(),
    ).toBe('R');
    expect(await page.locator('article img').count()).toBe(1);
    await page.getByLabel('Thumbnails').uncheck();
    expect(await page.locator('article :is(img, .initial)').count()).toBe(0);
  });

  it('explains in a sentence that few publishers make a list short', async () => {
    const page = await open('/#/news?topic=Fiskemarkedet&language=da');
    await page.getByText('no publisher may have more than a quarter of it: 2 articles match').waitFor();
  });

  it('offers links, reachable by keyboard, where nothing was found', async () => {
    const page = await open('/#/news?topic=%22Northmere%20storm%22%20-ferry&language=de&timeframe=last_24h');
    expect(await page.getByRole('heading', { name: 'Nothing found' }).count()).toBe(1);
    const groups = await page.locator('#note h4').allTextContents();
    expect(groups).toEqual(['Another wording', 'Another language', 'A wider timeframe']);

    await page.getByRole('link', { name: 'English (United Kingdom)' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Northmere storm').first().waitFor();
    await page.locator('#results[aria-busy="false"]').waitFor();
    expect(await page.getByLabel('language', { exact: true }).inputValue()).toBe('en-GB');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('results');

    await page.getByRole('link', { name: 'Northmere storm', exact: true }).click();
    await page.locator('article').first().waitFor();
    expect(await titles(page)).toHaveLength(3);
    expect(await page.title()).toBe('Northmere storm – News Search');
  });

  it('shows a form for the key where keys are configured, and continues with the key', async () => {
    const file = join(freshFolder(), 'keys.json');
    writeFileSync(file, JSON.stringify({ plans: { all: {} }, keys: [] }));
    const { key } = createKey(file, { plan: 'all' });
    const page = await open('/', {
      base: await another({ DATA_DIR: index.dataDir, GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file }),
    });
    expect(await page.getByRole('status').textContent()).toBe('This service requires a key.');
    expect(await page.locator('#status.failed').count()).toBe(0);
    await page.getByLabel('Your key').fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('is unknown').waitFor();
    await page.getByLabel('Your key').fill(key);
    await page.keyboard.press('Enter');
    await page.locator('article').first().waitFor();
    expect(await page.locator('h2').textContent()).toBe('Trending in English (United Kingdom)');
    expect(page.url()).not.toContain(key);
  });

  it('offers to try again without a response', async () => {
    const page = await open();
    await page.route('**/news?*', (route) => route.abort(), { times: 1 });
    await search(page, 'storm');
    expect(await page.getByRole('status').textContent()).toBe('No response');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('article').first().waitFor();
  });

  it.each(['keyboard', 'touch'])('explains a parameter to the %s', async (means) => {
    const page = await open('/', { hasTouch: true, viewport: { width: 375, height: 700 } });
    const help = page.getByText('All words are required');
    const opener = page.getByRole('button', { name: 'About topic' });
    expect(await help.isVisible()).toBe(false);
    if (means === 'touch') await opener.tap();
    else {
      await page.getByRole('radio', { name: '/news', exact: true }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    expect(await help.isVisible()).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['light', 'dark'] as const)(
    'draws borders of at least 3:1 around controls (%s)',
    async (scheme) => {
      const page = await open('/#/news/advanced?topic=nowhere%20else&language=de', { colorScheme: scheme });
      await page.locator('#gateway summary').click();
      const borders = await page
        .locator(
          'input:visible:not([type="radio"], [type="checkbox"]), select:visible, button:visible, #endpoints span, #note li a',
        )
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { borderColor, backgroundColor } = getComputedStyle(control);
            const behind: string[] = [];
            for (let at = control.parentElement; at; at = at.parentElement) {
              behind.push(getComputedStyle(at).backgroundColor);
            }
            const around = behind.find((colour) => colour !== 'rgba(0, 0, 0, 0)')!;
            return { control: control.outerHTML.slice(0, 60), borderColor, around, backgroundColor };
          }),
        );
      expect(borders.length).toBeGreaterThan(20);
      expect(borders.filter(({ borderColor, around }) => contrast(borderColor, around) < 3)).toEqual([]);
    },
  );

  it.each(['ar', 'en-GB', 'he'])('fits a narrow screen, its first news in sight (%s)', async (locale) => {
    const page = await open('/', { locale, viewport: { width: 375, height: 812 } });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect((await page.locator('article').first().boundingBox())!.y).toBeLessThan(812);
  });

  it('sets Arabic results from right to left', async () => {
    const page = await open('/', { locale: 'ar' });
    const directions = await page
      .locator('#cards, article, article h3, article p')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
    expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  });
});
