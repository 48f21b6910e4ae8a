import { isHeadlineList } from './headline-list.js';

const link = (text: string, n: number): string =>
  `<a href="https://a.example/${n}" target="_blank">${text}</a>`;
const paper = (name: string): string => `&nbsp;&nbsp;<font color="#6f6f6f">${name}</font>`;

describe(isHeadlineList.name, () => {
  it.each([
    [
      'an ordered list',
      `<ol><li>${link('Storm moves the wall', 1)}${paper('Paper Alder')}</li><li>${link('Eels are back', 2)}${paper('Lead Courier')}</li></ol>`,
    ],
    [
      'a list with a link to more',
      `<ol><li>${link('Storm moves the wall', 1)}${paper('P')}</li><li>${link('Wall of the year', 2)}${paper('Q')}</li><li><strong>${link('View Full Coverage on Google News', 3)}</strong></li></ol>`,
    ],
    [
      'a list with spaces between headline and paper',
      `<ul><li>${link('Wall moves', 1)} <font color="#6f6f6f">Paper</font> </li> <li>${link('Wall moved', 2)} <font color="#6f6f6f">Zinc</font></li></ul>`,
    ],
    [
      'a table',
      `<table><tr><td>${link('Storm moves the wall', 1)}<br><font>Paper Alder</font></td><td>${link('Other words on it', 2)} - Zinc</td></tr></table>`,
    ],
    [
      'paragraphs',
      `<p>${link('Storm moves the wall', 1)} Paper Alder</p><p>${link('Other words on it', 2)} Zinc</p>`,
    ],
    [
      'Chinese',
      `<ol><li>${link('暴风雨移动了港口的墙', 1)}${paper('某某日报')}</li><li>${link('关于这堵墙的其他话', 2)}${paper('锌报')}</li></ol>`,
    ],
    [
      'Arabic',
      `<ul><li>${link('العاصفة تحرك جدار الميناء', 1)}${paper('صحيفة')}</li><li>${link('كلمات أخرى عن الجدار', 2)}${paper('الزنك')}</li></ul>`,
    ],
  ])('is true for %s', (_, html) => {
    expect(isHeadlineList(html)).toBe(true);
  });

  it.each([
    ['one headline', `${link('Storm moves the wall', 1)}${paper('Paper Alder')}`],
    ['a text that is one link', `<p>${link('The storm has moved the wall of the port.', 1)}</p>`],
    [
      'two links to one address',
      `<p>${link('The storm has moved it.', 1)}</p><p>${link('Read more here', 1)}</p>`,
    ],
    [
      'a text that begins with links',
      `<p>${link('Anna Smith', 1)} and ${link('Ben Jones', 2)} have moved the wall of the port by hand, as the mayor told us on Monday after a long debate.</p>`,
    ],
    [
      'a text with many links',
      `<p>The ${link('storm', 1)} has moved the ${link('harbour wall', 2)}, the ${link('mayor', 3)} said.</p>`,
    ],
    ['a list without links', '<ul><li>One thing to know</li><li>Another thing</li></ul>'],
    [
      'a post with addresses',
      `${link('<img src="/x.jpg">', 1)} We moved the wall! ${link('https://preview.example/p6u83lwq0pdb1.jpg?width=3024&format=pjpg', 2)} ${link('[comments]', 3)}`,
    ],
    ['nothing', ''],
  ])('is false for %s', (_, html) => {
    expect(isHeadlineList(html)).toBe(false);
  });
});
