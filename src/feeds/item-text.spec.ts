import { itemText } from './item-text.js';

const read = (html: string): string => itemText([html], 'Title of the item');

describe(itemText.name, () => {
  it('loses the boilerplate at the end of a long text, and no other word', () => {
    const words = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ');
    expect(read(`${words}. Follow live updates here`)).toBe(`${words}.`);
  });

  it.each([
    'null',
    'undefined',
    '<p>NaN</p>',
    '[object Object]',
    'https://a.example/only-url',
    '<a href="https://a.example/x">https://a.example/x</a>',
    'www.a.example/x',
    'No description available.',
    '…',
    '<p>Article URL: <a href="https://a.example/">https://a.example/</a></p><p>Comments URL: <a href="https://b.example/item?id=2">https://b.example/item?id=2</a></p><p>Points: 104</p><p># Comments: 31</p>',
    'Artikel: https://a.example/x Kommentare: https://b.example/y Punkte: 5',
    'Follow live updates here',
    'Read more',
    'Photo: Jane Doe/Agency',
    'Foto: dpa',
    'By Jane Q. Doe',
    'Von Erika Muster',
    '{"type":"doc","content":[]}',
  ])('returns nothing of "%s", which is no excerpt', (html) => {
    expect(read(html)).toBe('');
  });

  it.each([
    ['Divers went down at dawn. Subscribe: https://tube.example/c/port', 'Divers went down at dawn.'],
    [
      'Divers went down at dawn. Subscribe: https://a.example/c Follow us on X: https://b.example/p',
      'Divers went down at dawn.',
    ],
    ['All ferries stopped at noon. Follow live updates here', 'All ferries stopped at noon.'],
    ['All ferries stopped at noon. Follow us on twitter.com/port', 'All ferries stopped at noon.'],
    ['All ferries stopped at noon. Subscribe to our newsletter!', 'All ferries stopped at noon.'],
    ['Alle Fähren stehen still. Folgen Sie uns auf Mastodon.', 'Alle Fähren stehen still.'],
    ['Tous les ferries sont à quai. Suivez notre direct', 'Tous les ferries sont à quai.'],
    ['Паромы стоят. Подписывайтесь на наш канал', 'Паромы стоят.'],
    ['フェリーは正午に止まった。続きはこちら', 'フェリーは正午に止まった。'],
    ['The mayor cut the ribbon at ten. READ MORE', 'The mayor cut the ribbon at ten.'],
    ['The mayor cut the ribbon at ten. [Read more]', 'The mayor cut the ribbon at ten.'],
    ['The mayor cut the ribbon at ten. (continue reading…)', 'The mayor cut the ribbon at ten.'],
    [
      'How do ropes age? They rot. Comments URL: https://b.example/item?id=3 Points: 1 # Comments: 0',
      'How do ropes age? They rot.',
    ],
    ['The mayor cut the ribbon at ten. (more…)', 'The mayor cut the ribbon at ten.'],
    ['The mayor cut the ribbon at ten. [more]', 'The mayor cut the ribbon at ten.'],
    ['The lock was shut.<p>Thanks for reading! Subscribe for free.</p>', 'The lock was shut.'],
    ['The lock was shut.<p>Filed under: News</p>', 'The lock was shut.'],
    ['The lock was shut.<p>This article originally appeared on The Harbour.</p>', 'The lock was shut.'],
    ['<a href="/v">View in browser</a> <p>The lock was shut.</p>', 'The lock was shut.'],
    ['<p>View this email in your browser »</p><p>The lock was shut.</p>', 'The lock was shut.'],
    ['<p>Im Browser ansehen</p><p>Die Schleuse ist zu.</p>', 'Die Schleuse ist zu.'],
    ['LONDON (Reuters) - The lock was shut.', 'The lock was shut.'],
    [
      '<p>The lock was shut.</p><p><small>3 posts - 2 participants</small></p><p><a href="/t/1">Read full topic</a></p>',
      'The lock was shut.',
    ],
    [
      'The lock was shut.<p>Statistics: Posted by <a href="/u/3">Ann</a> — Fri Nov 20, 2026 10:00 am</p>',
      'The lock was shut.',
    ],
    [
      '<div class="ez-toc-v2_0 counter-hierarchy" id="ez-toc-container"><p>Contents</p><ul><li>Lock</li></ul></div><p>The lock was shut.</p>',
      'The lock was shut.',
    ],
    ['<div class="post has-toc"><p>The lock was shut.</p></div>', 'The lock was shut.'],
    ['By the harbour a seal was seen.', 'By the harbour a seal was seen.'],
    [
      'Photo: a seal. It was seen at noon by the whole crew of a ferry that had left the port late.',
      'Photo: a seal. It was seen at noon by the whole crew of a ferry that had left the port late.',
    ],
    ['Dead: 3 and a wounded man', 'Dead: 3 and a wounded man'],
    ['arXiv:2604.01234v1 Announce Type: new Abstract: We study locks.', 'We study locks.'],
    ['Normal 0 21 false false false DE X-NONE X-NONE The pier was measured.', 'The pier was measured.'],
    [
      '<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><p>The pier was measured.</p>',
      'The pier was measured.',
    ],
    ['[vc_row][vc_column]The tram runs.[/vc_column][/vc_row]', 'The tram runs.'],
  ])('returns the excerpt alone of "%s"', (html, text) => {
    expect(read(html)).toBe(text);
  });

  it.each([
    'By Anna Low',
    'By <a href="/anna">Anna Low</a>, Staff Writer',
    'Posted by Anna Low',
    'Posted on November 20, 2026',
    'Published: 10:00, 20 November 2026',
    'Last updated: Nov 20, 2026',
    'Photo: A. Low',
    'Image credit: A. Low',
    '3 min read',
    'Estimated reading time: 4 minutes',
    'Listen to this article',
    'Listen to article (3 minutes)',
    '0:00 / 3:12',
    'Lesezeit: 3 Minuten',
    'Von Erika Muster',
    'Tags: <a href="/t">harbour</a>, <a href="/t">bridge</a>',
    '© 2026 The Harbour. All rights reserved.',
    'Copyright 2026 The Harbour',
    '... more',
    'more&gt;&gt;',
    'Sponsored',
    'Mehr zum Thema',
    'All rights reserved.',
  ])('loses the paragraph "%s", which is no part of an article', (note) => {
    const text = 'The council voted to close the bridge.';
    expect(read(`<p>${note}</p><p>${text}</p>`)).toBe(text);
    expect(read(`${note}<br/>${text}`)).toBe(text);
    expect(read(`<div><p>${text}</p><p>${note}</p></div>`)).toBe(text);
  });

  it.each([
    ['<p>Photo: a seal.</p> It was seen at noon.', 'It was seen at noon.'],
    ['<h1>Title of <i>the</i> item</h1><p>The hall opens.</p>', 'The hall opens.'],
    ['<p>20 Nov 2026</p><p>Concert in the hall</p>', '20 Nov 2026 Concert in the hall'],
    ['<p>By the harbour a seal was seen.</p><p>It slept.</p>', 'By the harbour a seal was seen. It slept.'],
    ['<ul><li>by train from Bern</li><li>De la gara</li></ul>', 'by train from Bern De la gara'],
    ['<p>Updated: the bridge is shut</p>', 'Updated: the bridge is shut'],
    ['<p>It <span class="sharebar">Share</span></p><p>opens.</p>', 'It opens.'],
    ['<p>He wants to <a href="https://twitter.com/intent/tweet?x">tweet</a> more.</p>', 'He wants to more.'],
    [
      '<div>By Anna Low <span class="sharebar"><br>Share</span></div>The lock opens.',
      'By Anna Low The lock opens.',
    ],
    ['<div class="page-with-toc"><p>The lock was shut.</p></div>', 'The lock was shut.'],
    ['<div class="entry no-toc"><p>The lock was shut.</p></div>', 'The lock was shut.'],
    ['<div class="toc-enabled"><p>The lock was shut.</p></div>', 'The lock was shut.'],
    ['<ul><li>Lions</li><li>3</li></ul>', 'Lions 3'],
    ['<p>Tags of seals are read.</p><p>Twice.</p>', 'Tags of seals are read. Twice.'],
    ['On <b>20 November 2026</b> the lock was shut.', 'On 20 November 2026 the lock was shut.'],
  ])('divides "%s" into paragraphs', (html, text) => {
    expect(read(html)).toBe(text);
  });

  it.each([
    'The final score: Lions 3, Tigers 4',
    'Subscribe is a word that the mayor used.',
    'Readers subscribe to two papers at most.',
    'Advertisements cost twice as much as in May.',
    'The ship sank with all hands (and more)',
    'Copyright lasts for 70 years.',
    'Share prices fall',
    'More than 1000 people are in the hall.',
    'More than 20 miners trapped in Torvik',
    'Updated 2026 Corolla gets hybrid power',
    'Critics who read the rest of this trilogy were pleased.',
    'The police follow live leads here.',
    'See the map at https://a.example/map for details.',
    'Null Island is a place.',
    'Result: 3 Time: 4',
  ])('retains "%s"', (text) => {
    expect(read(text)).toBe(text);
  });

  it('reads the next candidate where one is a list of headlines', () => {
    const list =
      '<ol><li><a href="/1">Storm moves the wall</a> Alder</li><li><a href="/2">Eels are back</a> Zinc</li></ol>';
    expect(itemText([list, '<p>The storm has moved it.</p>'], 'Title')).toBe('The storm has moved it.');
    expect(itemText([list], 'Title')).toBe('');
  });

  it('finds the text behind many shortcodes', () => {
    const codes = '[et_pb_section fb_built="1" _builder_version="4.9" custom_padding="0|0|0|0"]'.repeat(60);
    expect(read(`${codes}The hall opens.`)).toBe('The hall opens.');
  });
});
