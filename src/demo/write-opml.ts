import { escapeXml } from './formats/xml.js';
import { EDITIONS } from './editions/editions.js';
import { type Publisher, PUBLISHERS } from './publishers.js';

/** The list of sources of the newsroom, as a reader would be given it. */
export function writeOpml(feedAddress: (publisher: Publisher) => string): string {
  const outlines = PUBLISHERS.map((publisher) => {
    const attributes = {
      type: 'rss',
      text: publisher.name,
      xmlUrl: feedAddress(publisher),
      htmlUrl: `https://www.${publisher.id}.example/`,
      language: EDITIONS[publisher.edition].language,
      country: publisher.country,
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
    return `    <outline ${written.join(' ')}/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>Loopback newsroom</title></head>
  <body>
${outlines.join('\n')}
  </body>
</opml>
`;
}
