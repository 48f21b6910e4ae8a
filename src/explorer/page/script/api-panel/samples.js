import { gateway, urlOf } from '../request.js';

const shellQuoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
/** A string of JavaScript, Python and Go: JSON is one in all three. */
const quoted = (text) => JSON.stringify(text);

function curl(url, headers, isStream) {
  const [address, query] = url.split(/\?(.*)/s);
  return [
    `curl ${isStream ? '-sNG' : '-sG'} ${shellQuoted(address)}`,
    ...headers.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...[...new URLSearchParams(query)].map(
      ([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`,
    ),
  ].join(' \\\n  ');
}

const javascript = (url, headers, isStream) => `const response = await fetch(${quoted(url)}, {
  headers: {
${headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`).join('\n')}
  },
});
${isStream ? 'for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) console.log(chunk);' : 'console.log(await response.json());'}`;

const python = (url, headers, isStream) => `import json
from urllib.request import Request, urlopen

request = Request(
    ${quoted(url)},
    headers={
${headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`).join('\n')}
    },
)
with urlopen(request) as response:
${isStream ? '    for line in response:\n        print(line.decode(), end="")' : '    print(json.load(response))'}`;

const go = (url, headers) => `package main

import (
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	request, err := http.NewRequest("GET", ${quoted(url)}, nil)
	if err != nil {
		log.Fatal(err)
	}
${headers.map(([name, value]) => `	request.Header.Set(${quoted(name)}, ${quoted(value)})`).join('\n')}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
}`;

const WRITERS = { curl, JavaScript: javascript, Python: python, Go: go };

export const LANGUAGES = Object.keys(WRITERS);

/** The request as a program. */
export function sampleOf(request, language) {
  return WRITERS[language](urlOf(request), Object.entries(gateway.headers), request.path === '/news/stream');
}
