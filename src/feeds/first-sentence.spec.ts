import { firstSentence } from './first-sentence.js';

describe('the title of an item without one', () => {
  it.each([
    [
      '<p>The swing bridge is stuck open until noon. Use the tunnel.</p>',
      'The swing bridge is stuck open until noon',
    ],
    ['<p>The bridge moves again!</p>', 'The bridge moves again!'],
    ['The bridge moves again', 'The bridge moves again'],
    ['<p>Le pont tourne enfin .</p>', 'Le pont tourne enfin'],
    ['<p>The bridge moves again</p><p>Use the tunnel</p>', 'The bridge moves again'],
    ['The bridge moves again<br>Use the tunnel', 'The bridge moves again'],
    ['Dr. Miller opens the hospital. It is new.', 'Dr. Miller opens the hospital'],
    ['<img src="/a.jpg"><p>The bridge moves again.</p>', 'The bridge moves again'],
    ['LONDON (Reuters) - The bridge moves again. More.', 'The bridge moves again'],
    ['桥今天早上又开了。请走隧道。', '桥今天早上又开了'],
    ['Мост снова открыт? Да, с утра.', 'Мост снова открыт?'],
    ['वह पुल फिर से खुल गया। सुरंग से जाएँ।', 'वह पुल फिर से खुल गया।'],
    ['', ''],
    ['Null title.', ''],
    ['Wow! The bridge moves again.', ''],
    ['https://a.example/1', ''],
  ])('of %j is %j', (html, title) => {
    expect(firstSentence([html])).toBe(title);
  });

  it('has at most a hundred characters, cut at the end of a word', () => {
    const title = firstSentence(['The bridge over the river '.repeat(20)]);
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/(?:The|bridge|over|the|river)…$/);
    expect(firstSentence(['桥'.repeat(300)]).length).toBeLessThanOrEqual(100);
  });
});
