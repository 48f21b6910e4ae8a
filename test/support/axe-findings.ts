/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules of WCAG 2.2 AA, by their tags in axe-core. */
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe-core finds in the page: the rule and the element. */
export async function axeFindings(page: Page, tags = WCAG_AA): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] } as never);
  }, tags);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
