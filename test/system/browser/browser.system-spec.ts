/// <reference lib="dom" />
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PageFiles } from '../../../src/explorer/page-files.js';
import { createKey } from '../../../src/gateway/edit-keys-file.js';
import { findChromium } from '../../support/chromium.js';
import { contrast } from '../../support/contrast.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { PageVisit, settled } from '../../support/page-visit.js';
import { until } from '../../support/until.js';

const chromium = findChromium();
if (chromium === null) {
  process.stderr.write('SKIPPED: the page in a browser (no Chromium found; CHROMIUM_PATH may name one)\n');
}

(chromium === null ? describe.skip : describe)('the page in Chromium', () => {
  const visit = new PageVisit(chromium!);
  beforeAll(() => visit.start());
  afterAll(() => visit.stop());
  afterEach(async () => expect(await visit.leave()).toEqual([]));

  const titles = (page: Page): Promise<string[]> => page.locator('article :is(h2, h3)').allTextContents();
  const tab = (page: Page) => page.locator('.tabs [aria-current="page"]');
  /** Navigates by the page itself, and waits for the response. */
  const follow = async (page: Page, action: () => Promise<unknown>): Promise<void> => {
    const before = page.url();
    await action();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForTimeout(50);
    await settled(page);
  };

  describe('for a reader', () => {
    it("begins with top stories in the visitor's language", async () => {
      const page = await visit.open('/', { locale: 'de-AT' });
      expect(await titles(page)).toEqual(['Hochwasser in Eichenfurt sinkt langsam']);
      expect(await tab(page).textContent()).toBe('Top stories');
      expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe(
        'Deutsch (Österreich)',
      );
    });

    it("shows English stories, with a note, where there are none in the visitor's language", async () => {
      const page = await visit.open('/', { locale: 'fa' });
      await page.locator('article').first().waitFor();
      expect(await page.locator('.note').textContent()).toContain('No top stories in');
      expect((await titles(page)).join()).toContain('Storm Maribel');
    });

    it('reports an empty index', async () => {
      const page = await visit.open('/', { base: await visit.another({}) });
      await page.getByText('A new service needs a moment to read its sources').waitFor();
      expect(await page.locator('.note').count()).toBe(0);
    });

    it('offers the main language of a country whose news are in another one, and its national news', async () => {
      const page = await visit.open('/#/news/stories?language=en&geo=DE');
      expect(await page.locator('.trouble a').allTextContents()).toEqual([
        'In German, the main language of Germany',
        'All national news, also of a single publisher',
        'From all countries',
      ]);
      await follow(page, () => page.getByRole('link', { name: 'In German' }).click());
      expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('German');
      expect(page.url()).toContain('geo=DE');
    });

    it('begins a new view at its top, and returns to the position in the one before', async () => {
      const page = await visit.open('/#/news?topic=Lantern&language=en&diversity=off');
      await page.evaluate(() => scrollTo(0, 1500));
      await page.waitForFunction(() => (history.state as { top: number } | null)?.top === 1500);
      // By the element itself: Playwright would scroll to it first.
      const link = page.locator('.under a').last();
      await follow(page, () => link.evaluate((element: HTMLElement) => element.click()));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await follow(page, () => page.goBack());
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    });

    it('shows the other reports of a story behind one click, and its own page with curve and publishers', async () => {
      const page = await visit.open('/#/news/stories?language=en');
      const story = page.locator('.story', { hasText: 'Storm Maribel' }).first();
      expect(await story.textContent()).toContain('3 publishers');
      await story.locator('summary').click();
      expect(await story.locator('.reports a').count()).toBe(2);
      await follow(page, () => story.locator('h2 a').click());
      expect(await page.locator('.story-page .names-list li').allTextContents()).toContain('The Courier');
      expect(await page.locator('.story-page .bars > *').count()).toBeGreaterThan(0);
      expect(await titles(page)).toHaveLength(3);
    });

    it('narrows a search to a publisher and a day, and copies a request that gives the same', async () => {
      const page = await visit.open();
      await page.keyboard.press('/');
      await page.keyboard.type('Northmere');
      await follow(page, () => page.keyboard.press('Enter'));
      expect(await tab(page).textContent()).toBe('Search');
      expect(await page.title()).toBe('Northmere – News Search');
      expect(new Set(await page.locator('.article mark').allTextContents())).toEqual(new Set(['Northmere']));
      await follow(page, () => page.locator('.publishers a', { hasText: 'Courier' }).click());
      const filled = page
        .locator('.bars button')
        .filter({ has: page.locator('i:not([style*="height: 0"])') });
      await follow(page, () => filled.first().click());
      expect(await titles(page)).toEqual(['Northmere reopens its bakery']);
      expect(await page.locator('.chip').allTextContents()).toContain('The Courier ×');
      // Counts have no filter by publisher.
      expect(await page.locator('.histogram figcaption').textContent()).toContain('From all publishers');

      await page.getByRole('button', { name: 'API', exact: true }).click();
      await page.locator('#endpoint').waitFor();
      await page.getByRole('button', { name: 'JavaScript' }).click();
      const program = (await page.locator('.code pre').textContent())!;
      const [, url] = /fetch\("([^"]+)"/.exec(program)!;
      const response = await visit.service.get(url!.slice(visit.service.url.length));
      const { items } = (await response.json()) as { items: { title: string }[] };
      expect(items.map(({ title }) => title)).toEqual(await titles(page));
    });

    it('offers the labels of the publishers of a list, and narrows it to one and back', async () => {
      const page = await visit.open('/#/news?topic=Northmere&language=en');
      const all = await titles(page);
      const label = page.locator('.publishers a', { hasText: /^public/ });
      await follow(page, () => label.click());
      expect(page.url()).toContain('labels=public');
      expect(await titles(page)).toEqual(['Storm Maribel closes the harbour of Northmere']);
      await follow(page, () => label.click());
      expect(await titles(page)).toEqual(all);
    });

    it('holds the view in its address: a link shows the same, and the browser goes back', async () => {
      const page = await visit.open('/?api#/news?topic=Northmere&language=en&from=2020-01-01&sort=newest');
      const shown = await titles(page);
      const { pathname, search, hash } = new URL(page.url());
      const shared = await visit.open(pathname + search + hash, { locale: 'de' });
      expect(await titles(shared)).toEqual(shown);
      await shared.locator('#endpoint').waitFor();
      await follow(page, () => page.getByRole('link', { name: 'Environment' }).click());
      expect(await tab(page).textContent()).toBe('Environment');
      await follow(page, () => page.goBack());
      expect(await titles(page)).toEqual(shown);
    });

    it.each(['#///other.example/news', '#/%5C%5Cother.example/news', '#/\\\\other.example/news'])(
      'sends the key to no other host, whatever a link holds: %s',
      async (fragment) => {
        const page = await visit.open('/?api');
        const hosts: string[] = [];
        page.on('request', (request) => hosts.push(new URL(request.url()).host));
        page.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) hosts.push(message.text());
        });
        await page.evaluate((hash) => (location.hash = hash), fragment);
        await until(() => hosts.length > 0);
        expect(new Set(hosts)).toEqual(new Set([new URL(visit.service.url).host]));
      },
    );

    it('offers all articles where a list was shortened, and the words that were meant', async () => {
      const page = await visit.open('/#/news?topic=Lantern&language=en');
      await page.getByText('at most a quarter from one publisher').waitFor();
      const few = (await titles(page)).length;
      await follow(page, () => page.getByRole('link', { name: 'Show all' }).click());
      expect((await titles(page)).length).toBeGreaterThan(few);
      const misspelt = await visit.open('/#/news?topic=Northmere%20habrour&language=en');
      await follow(misspelt, () => misspelt.locator('.note a', { hasText: 'Northmere harbour' }).click());
      expect((await titles(misspelt))[0]).toMatch(/harbour/);
    });

    it('offers a choice of publishers only beside their list', async () => {
      const page = await visit.open('/#/news/local?query=Lantern&language=en');
      expect(await page.locator('.note').textContent()).toMatch(/Show all\.$/);
    });

    it('announces new articles, lets them in by a click, and stops', async () => {
      const page = await visit.open('/#/news?topic=parade&language=en');
      await page.getByRole('button', { name: 'Live' }).click();
      await page.getByText('Live: new articles are announced here.').waitFor();
      visit.index.writer.write([anIndexArticle({ title: 'The parade begins tonight' })]);
      await page.getByRole('button', { name: 'Show 1 new article' }).click();
      expect(await titles(page)).toContain('The parade begins tonight');
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Stop');
      await page.keyboard.press('Enter');
      expect(await page.locator('.live').count()).toBe(0);
    });

    it('loads further pages', async () => {
      const page = await visit.open('/#/news?topic=Northmere&language=en&limit=4');
      expect(await titles(page)).toHaveLength(4);
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('article').nth(6).waitFor();
      expect(new Set(await titles(page)).size).toBe(7);
    });

    it('loads further publishers', async () => {
      const page = await visit.open('/#/sources?limit=2');
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('tbody tr').nth(3).waitFor();
    });

    it('offers wider searches where nothing was found', async () => {
      const page = await visit.open('/#/news?topic=%22Maribel%20Northmere%22&language=en&timeframe=last_7d');
      await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
      await page.getByText('Check the spelling').waitFor();
      await follow(page, () => page.getByRole('link', { name: 'With the plain words' }).click());
      expect(await titles(page)).not.toEqual([]);
    });

    it("shows the publisher's initial where a picture cannot be loaded", async () => {
      const page = await visit.open('/#/news?topic=Maribel&language=en');
      const gazette = page.locator('article', { hasText: 'gazette.example' });
      await gazette.locator('.initial').waitFor();
      expect(await gazette.locator('.initial').textContent()).toBe('G');
    });
  });

  describe('without an answer', () => {
    it('asks for the key where keys are configured, and continues with it', async () => {
      const file = join(freshFolder(), 'keys.json');
      writeFileSync(file, JSON.stringify({ plans: { all: {} }, keys: [] }));
      const { key } = createKey(file, { plan: 'all' });
      const base = await visit.another({
        DATA_DIR: visit.index.dataDir,
        GATEWAY_AUTH: 'keys',
        GATEWAY_KEYS_FILE: file,
      });
      const page = await visit.open('/', { base });
      await page.getByLabel('Your key').fill('unknown');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      await page.locator('[name="key"]:focus').waitFor();
      await page.getByLabel('Your key').fill(key);
      await page.keyboard.press('Enter');
      await page.locator('article').first().waitFor();
      expect(page.url()).not.toContain(key);
    });

    it.each([
      [429, 'Too many requests'],
      [503, 'The search does not respond'],
      [0, 'No response'],
    ])('explains %s and tries again', async (status, heading) => {
      const page = await visit.open('/#/news/stories?language=en');
      await page.route(
        '**/news?*',
        (route) =>
          status === 0
            ? route.abort()
            : route.fulfill({ status, json: { detail: 'The reason.' }, headers: { 'Retry-After': '90' } }),
        { times: 1 },
      );
      await page.getByRole('searchbox', { name: 'Search the news' }).fill('storm');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('article').first().waitFor();
    });

    it('says that it needs JavaScript, with a link to the documentation', async () => {
      const page = await visit.open('/', { javaScriptEnabled: false });
      expect(await page.getByRole('link', { name: 'documentation' }).isVisible()).toBe(true);
      expect(await page.locator('input, button').count()).toBe(0);
    });
  });

  describe('in its API panel', () => {
    const openPanel = async (address: string, size = { width: 1440, height: 900 }): Promise<Page> => {
      const page = await visit.open(address, { viewport: size });
      await page.locator('#endpoint').waitFor();
      return page;
    };

    it('shows the request of the view and its response, and sends a changed one', async () => {
      const page = await openPanel('/?api#/news?topic=Northmere&language=en');
      await page.getByText('200 OK').waitFor();
      expect(await page.locator('.code pre').textContent()).toContain("--data-urlencode 'topic=Northmere'");
      await page.locator('.panel summary', { hasText: 'Optional parameters' }).click();
      await page.getByLabel('limit', { exact: true }).fill('2');
      await follow(page, () => page.keyboard.press('Enter'));
      expect(await titles(page)).toHaveLength(2);
      await page.getByLabel('limit', { exact: true }).fill('500');
      await follow(page, () => page.getByRole('button', { name: 'Send' }).click());
      await page.locator('#p-limit-fault').waitFor();
      expect(await page.getByLabel('limit', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    });

    it('clears what an endpoint showed when another one is chosen', async () => {
      const page = await openPanel('/?api#/news/stories?language=en');
      await page.getByText('200 OK').waitFor();
      await follow(page, () => page.locator('#endpoint').selectOption('/news/local'));
      expect(await titles(page)).toEqual([]);
      expect(await page.getByText('200 OK').count()).toBe(0);
      expect(await tab(page).textContent()).toBe('Local');
    });

    it('offers every parameter of the description except the cursor, and its button in sight', async () => {
      const page = await openPanel('/?api#/health', { width: 390, height: 844 });
      const described = (await (await fetch(`${visit.service.url}/openapi.json`)).json()) as {
        paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
      };
      for (const [path, { get }] of Object.entries(described.paths)) {
        await page.locator('#endpoint').selectOption(path);
        await page.waitForFunction(
          (wanted) => document.querySelector<HTMLSelectElement>('#endpoint')?.value === wanted,
          path,
        );
        const offered = await page.locator('.field-name label').allTextContents();
        const wanted = get.parameters.filter(
          ({ in: place, name }) => place !== 'header' && name !== 'cursor',
        );
        expect([path, [...offered].sort()]).toEqual([path, wanted.map(({ name }) => name).sort()]);
        const send = (await page.getByRole('button', { name: 'Send' }).boundingBox())!;
        expect(send.y + send.height).toBeLessThan(844);
      }
    });
  });

  describe('by keyboard', () => {
    it('moves between tabs, headlines and choices with the arrow keys', async () => {
      const page = await visit.open('/#/news?topic=Northmere&language=en');
      await page.locator('.tabs [aria-current]').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('World');
      await page.locator('a.item').first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe((await titles(page))[1]);
      await page.getByRole('combobox', { name: 'Country' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('united k');
      await follow(page, () => page.keyboard.press('Enter'));
      expect(page.url()).toContain('geo=GB');
    });

    it('replaces a choice by what is typed, and prefers the choice that begins with it', async () => {
      const page = await visit.open('/#/news?topic=Northmere&language=en');
      await page.getByRole('combobox', { name: 'Country' }).focus();
      await page.keyboard.type('indi');
      expect(await page.locator('[role="option"]:visible').first().textContent()).toMatch(/^India/);
      await follow(page, () => page.keyboard.press('Enter'));
      expect(page.url()).toContain('geo=IN');
    });

    it('continues in the news where the element with the focus is gone', async () => {
      const page = await visit.open('/#/news?topic=Northmere&language=en');
      for (const name of ['.publishers a', '.bars button:last-child', '.chip']) {
        await page.locator(name).first().focus();
        await follow(page, () => page.keyboard.press('Enter'));
        expect([name, await page.evaluate(() => document.activeElement!.id)]).toEqual([name, 'main']);
      }
    });

    it('opens the panel, and closes it with Escape, back on its button', async () => {
      const page = await visit.open();
      await page.getByRole('button', { name: 'API', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.panel:focus').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('API');
      expect(await page.locator('.panel').count()).toBe(0);
    });
  });

  it('draws borders of at least 3:1 around controls', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit.open('/?api#/news?topic=Northmere&language=en', { colorScheme });
      await page.locator('#endpoint').waitFor();
      const borders = await page
        .locator('input:visible:not([type="checkbox"]), select:visible, button:visible:not(.bars button)')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const ancestors: string[] = [];
            for (let at = control.parentElement; at; at = at.parentElement)
              ancestors.push(getComputedStyle(at).backgroundColor);
            const around = ancestors.find((colour) => colour !== 'rgba(0, 0, 0, 0)')!;
            return {
              control: control.outerHTML.slice(0, 60),
              border: getComputedStyle(control).borderTopColor,
              around,
            };
          }),
        );
      expect(borders.length).toBeGreaterThan(10);
      expect(borders.filter(({ border, around }) => contrast(border, around) < 3)).toEqual([]);
    }
  });

  it('is at most 150 KB compressed, with all that it loads', async () => {
    const files = new PageFiles();
    let bytes = 0;
    for (const path of ['', ...files.names.map((name) => files.addressOf(name)), 'openapi.json']) {
      const response = await fetch(new URL(path, `${visit.service.url}/`), {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect([path, response.status, response.headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
      bytes += Number(response.headers.get('content-length'));
    }
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(150_000);
  });
});
