/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { IndexArticle } from '../../src/index/index-article.js';
import { writeFeedLabels } from '../../src/index/source-labels.js';
import { startChromium } from './chromium.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { FreshIndex } from './fresh-index.js';
import { anIndexArticle } from './index-article-factory.js';
import { LoopbackServer } from './loopback-server.js';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#789"/></svg>';

const DAY = 86_400;

const LABELLED = { url: 'https://courier.example/rss', labels: ['public'] };

/** A story of three publishers, a publisher that floods, older articles, and stories in two other languages. */
const articles = (pictures: string): IndexArticle[] => [
  anIndexArticle({
    title: 'Storm Maribel closes the harbour of Northmere',
    domain: 'courier.example',
    feed: LABELLED.url,
    sourceName: 'The Courier',
    preview: 'Ferries stay in port until the wind drops.',
    imageUrl: `${pictures}/storm.svg`,
    categories: ['environment'],
    country: 'GB',
  }),
  anIndexArticle({
    title: 'Storm Maribel closes Northmere harbour and cuts power to thousands',
    domain: 'gazette.example',
    imageUrl: `${pictures}/gone.svg`,
    categories: ['environment'],
    country: 'GB',
  }),
  anIndexArticle({
    title: 'Northmere harbour closed as storm Maribel brings down power lines',
    domain: 'radio.example',
    categories: ['environment'],
    country: 'GB',
  }),
  ...['bakery', 'library', 'museum', 'station'].map((place, i) =>
    anIndexArticle({
      title: `Northmere reopens its ${place}`,
      domain: ['courier.example', 'gazette.example', 'radio.example', 'herald.example'][i]!,
      publishedAt: Math.floor(Date.now() / 1000) - 2 * DAY - i,
    }),
  ),
  ...Array.from({ length: 30 }, (_, i) =>
    anIndexArticle({ title: `Lantern festival, report number ${i + 1}`, domain: 'flood.example' }),
  ),
  ...['anzeiger.example', 'bote.example', 'kurier.example'].map((domain) =>
    anIndexArticle({ title: 'Hochwasser in Eichenfurt sinkt langsam', domain, language: 'de' }),
  ),
  ...['alwaha.example', 'almina.example', 'sada.example'].map((domain) =>
    anIndexArticle({
      title: 'أمطار غزيرة تغلق الطرق في مدينة الواحة الجديدة',
      preview: 'سقطت كمية شهر كامل.',
      domain,
      language: 'ar',
    }),
  ),
];

export type Visitor = BrowserContextOptions & { base?: string };

/** A service with news, and a browser that visits its page. */
export class PageVisit {
  readonly index = new FreshIndex(0);
  /** What pages threw or their policy forbade since the last test. */
  readonly complaints: string[] = [];
  service!: TestApp;
  private pictures!: LoopbackServer;
  private browser!: Browser;
  private readonly others: TestApp[] = [];

  constructor(private readonly chromium: string) {}

  async start(): Promise<void> {
    this.pictures = (await LoopbackServer.start()).serve('/storm.svg', PICTURE, {
      'Content-Type': 'image/svg+xml',
    });
    this.index.open();
    this.index.writer.write(articles(this.pictures.url('')));
    writeFeedLabels(this.index.writer.database, [LABELLED]);
    this.service = await createTestApp({ environment: { DATA_DIR: this.index.dataDir } });
    this.browser = await startChromium(this.chromium);
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.service?.close();
    await this.pictures?.stop();
    this.index.close();
  }

  /** Closes what a test opened. */
  async leave(): Promise<string[]> {
    for (const context of this.browser.contexts()) await context.close();
    for (const other of this.others.splice(0)) await other.close();
    return this.complaints.splice(0);
  }

  /** A service with other settings, closed after the test. */
  async another(environment: Record<string, string>): Promise<string> {
    const other = await createTestApp({ environment });
    this.others.push(other);
    return other.url;
  }

  /** A new visitor at an address of the page. */
  async open(address = '/', { base = this.service.url, ...visitor }: Visitor = {}): Promise<Page> {
    const page = await (await this.browser.newContext({ locale: 'en-GB', ...visitor })).newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) this.complaints.push(message.text());
    });
    await page.addInitScript(recordShifts);
    await page.goto(base + address, { waitUntil: 'commit' });
    if (visitor.javaScriptEnabled !== false) await settled(page);
    return page;
  }
}

/** Until the page shows a response. */
export const settled = (page: Page): Promise<void> => page.locator('main[aria-busy="false"]').waitFor();

/** Sums up the layout shifts of a page in `shifts`. */
function recordShifts(): void {
  const counted = window as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
