interface Demo {
  url: string;
  managementUrl: string;
  articles: number;
  opml: string;
}

/** One line an endpoint, in several languages; every one finds something in the newsroom. */
const EXAMPLES: [path: string, ...parameters: string[]][] = [
  ['/news', 'topic=storm Northmere', 'language=en'],
  ['/news', 'topic=Hochwasser', 'language=de', 'timeframe=last_24h'],
  ['/news', 'topic=云湖', 'language=zh-CN'],
  [
    '/news/advanced',
    'topic=Northmere',
    'language=en',
    'limit=40',
    'exclude_source=coastwire-bulletin.example',
    'sort=title_asc',
  ],
  ['/news/topic', 'topic1=sports', 'topic2=science', 'language=en'],
  ['/news/topic', 'topic1=national', 'language=ja'],
  ['/news/trending', 'language=en-GB', 'geo=GB'],
  ['/news/trending', 'language=ar'],
  ['/news/local', 'query=Eichenfurt', 'language=de'],
  ['/health'],
];

/** What a person who has just started the demo wants to read. */
export function describeDemo({ url, managementUrl, articles, opml }: Demo): string {
  return `
${articles} articles of invented publishers are searchable; live desks print a new one every few seconds, and push it.

  Explorer       ${url}/
  Documentation  ${url}/docs
  Metrics        ${managementUrl}/metrics
  Source list    ${opml}

Ready to paste:

${EXAMPLES.map((example) => curlLine(url, example)).join('\n\n')}

Ctrl-C ends it and leaves nothing behind.
`;
}

function curlLine(url: string, [path, ...parameters]: (typeof EXAMPLES)[number]): string {
  const headers = `-H 'x-gateway-key: demo' -H 'x-gateway-host: ${new URL(url).hostname}'`;
  const data = parameters.map((parameter) => ` --data-urlencode '${parameter}'`).join('');
  return `curl -sG ${url}${path} ${headers}${data}`;
}
