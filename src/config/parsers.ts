import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { domainToASCII, fileURLToPath } from 'node:url';
import { isPublicSuffix, parseHostName } from './parse-host-name.js';

/** Returns a parser of whole numbers within bounds. Only digits are valid: `1e3` and `+5` are probably mistakes. */
export function integerWithin(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(value >= lowest && value <= highest)) {
      throw new Error(`must be a whole number between ${lowest} and ${highest}, not "${text}"`);
    }
    return value;
  };
}

export function oneOfWords<const T extends string>(...values: T[]): (text: string) => T {
  return (text) => {
    const value = values.find((candidate) => candidate === text.toLowerCase());
    if (!value) throw new Error(`must be one of ${values.join(', ')}, not "${text}"`);
    return value;
  };
}

/**
 * Returns a parser of a switch. It also accepts the words that YAML makes of a switch: `true` of `on` and `yes`,
 * `false` of `off` and `no`.
 * @param words the parsed values for on and for off.
 */
export function switchOfWords<const T extends string>(...words: [on: T, off: T]): (text: string) => T {
  return (text) => {
    if (/^(?:on|yes|true)$/i.test(text)) return words[0];
    if (/^(?:off|no|false)$/i.test(text)) return words[1];
    throw new Error(`must be one of ${words.join(', ')}, not "${text}"`);
  };
}

/** The entries of a comma-separated list; empty ones, such as after a final comma, are ignored. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns a parser of comma-separated entries; empty ones are ignored, the error names all invalid ones. */
export function listOfValues<T>(parse: (text: string) => T): (text: string) => T[] {
  return (text) => {
    const faults: string[] = [];
    const values: T[] = [];
    for (const entry of splitList(text)) {
      try {
        values.push(parse(entry));
      } catch (error) {
        faults.push((error as Error).message);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
    return values;
  };
}

export function optionalValue<T>(parse: (text: string) => T): (text: string) => T | null {
  return (text) => (text === '' ? null : parse(text));
}

export function textValue(value: string): string {
  return value;
}

export const MIN_SECRET_LENGTH = 16;

export function secretText(value: string): string {
  if (value.length >= MIN_SECRET_LENGTH) return value;
  throw new Error(`must have at least ${MIN_SECRET_LENGTH} characters`);
}

/** An address to listen on: an IP address or a host name. */
export function listenAddress(value: string): string {
  if (isIP(value) || parseHostName(value)) return value;
  throw new Error(`must be an IP address or a host name, not "${value}"`);
}

export function hostName(value: string): string {
  const host = parseHostName(value);
  if (!host) throw new Error(`"${value}" is no host name (write it without scheme, port and path)`);
  return host;
}

/** A host name whose articles may be blocked. Public suffixes are rejected: `co.uk` would block a whole country. */
export function blockableHost(value: string): string {
  const host = hostName(value);
  if (isPublicSuffix(host))
    throw new Error(`"${value}" is a public suffix: every domain below it would be blocked`);
  return host;
}

/** A host name in lower case. It is compared exactly, and therefore `www.` is not removed. */
export function exactHostName(value: string): string {
  hostName(value);
  return value.toLowerCase();
}

/** A web origin as browsers send it (`https://app.example`), or `*` for any. */
export function webOrigin(value: string): string {
  if (value === '*') return value;
  if (!URL.canParse(value) || new URL(value).origin !== value.toLowerCase().replace(/\/$/, '')) {
    throw new Error(`"${value}" is no origin: write scheme, host and port only, as in https://app.example`);
  }
  return new URL(value).origin;
}

/** A base URL as clients see it, without a final slash. A query, fragment or credentials are errors. */
export function publicUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (/[?#@]/.test(value))
    throw new Error('must be a web address as in https://news.example, without user, password or query');
  const isBase = url !== null && /^https?:$/.test(url.protocol) && value.length <= 500;
  if (!isBase) throw new Error(`must be a web address as in https://news.example, not "${value}"`);
  return url.href.replace(/\/+$/, '');
}

/** URL of a Redis server. Errors do not repeat it: it may contain a password. */
export function redisUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isRedis = url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
  if (!isRedis || !/^(?:\/\d{0,4})?$/.test(url.pathname) || url.search || url.hash) {
    throw new Error(
      'must be an address as in redis://user:password@redis.example:6379/0, or rediss://… for TLS',
    );
  }
  return value;
}

/** URL of an HTTP proxy. Errors do not repeat it: it may contain a password. */
export function proxyUrl(value: string): string {
  const written = value.includes('://') ? value : `http://${value}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  const isProxy = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
  if (!isProxy || !/^\/?$/.test(url.pathname) || url.search || url.hash || !canDecode(url))
    throw new Error('must be an address as in http://user:password@proxy.example:3128');
  return written;
}

/**
 * Hosts that are reached without a proxy (`NO_PROXY`), separated by commas or white space: a host name with or
 * without `.` or `*.` before it, `host:port`, an IP address, a range, or `*`. Normalized as in URLs: lower case,
 * Punycode, no final dot.
 */
export const proxyBypassHosts = (text: string): string[] =>
  listOfValues(directHost)(text.replace(/\s+/g, ','));

function directHost(value: string): string {
  if (value === '*') return value;
  if (isIP(value.split('/')[0]!) !== 0) return value.includes('/') ? addressRange(value) : value;
  const [, bracketed, written = '', port = ''] =
    /^(?:\[([^\]]*)\]|([^:]*))((?::\d{1,5})?)$/.exec(value) ?? [];
  if (bracketed !== undefined && isIP(bracketed) === 6) return port === '' ? bracketed : value;
  const name = written.replace(/^\*?\./, '').replace(/\.$/, '');
  if (isIP(name) !== 0) return name + port;
  const host = domainToASCII(name);
  // A name that ends with a number is half an address.
  if (/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host) && !/(?:^|\.)\d+$/.test(name)) return host + port;
  throw new Error(
    `"${value}" is no host name, host:port, address or range: write it as in example.com or 10.0.0.0/8`,
  );
}

function canDecode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Prefix of names of OpenSearch indexes: lower-case letters, digits, `_` and `-`. */
export function indexPrefix(value: string): string {
  if (/^[a-z0-9][a-z0-9_-]{0,63}$/.test(value)) return value;
  throw new Error(
    `must be lower-case letters, digits, _ and -, beginning with one of the first two, not "${value}"`,
  );
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A code of a known language, of two or three letters. @throws Error for other texts, also for `pt-BR` */
export function languageCode(value: string): string {
  if (/^[a-z]{2,3}$/i.test(value) && LANGUAGE_NAMES.of(value) !== undefined)
    return new Intl.Locale(value).language;
  throw new Error(`"${value}" is no language code: write it as in de or pt, without a region`);
}

/** An IP address range in CIDR notation. A single address becomes a range of one: `10.0.0.1/32`. */
export function addressRange(value: string): string {
  const [address = '', length, ...rest] = value.split('/');
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
  if (family === 0 || rest.length > 0 || !(prefix >= 0 && prefix <= bits)) {
    throw new Error(`"${value}" is no address range: write it as in 127.0.0.0/8 or fd00::/8`);
  }
  return `${address}/${prefix}`;
}

/** Folder of this package, which contains `catalogue/`. */
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** Path of a source list. `catalogue/…` is the catalogue of this package if the working directory has no such file. */
export function sourceListPath(value: string): string {
  const bundled = join(PACKAGE, value);
  if (existsSync(value)) return value;
  if (value.startsWith('catalogue/') && existsSync(bundled)) return bundled;
  throw new Error(`names "${value}", which does not exist`);
}

/** Path of a folder, which may not exist yet. `~` and `$` are refused, which without a shell would be part of its name. */
export function folderPath(value: string): string {
  if (/^~|\$[{\w]/.test(value))
    throw new Error(`is "${value}", in which only a shell replaces ~ and $: write the path itself`);
  let nearest = resolve(value);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (statSync(nearest).isDirectory()) return value;
  if (nearest === resolve(value)) throw new Error(`names "${value}", which is no folder`);
  throw new Error(`cannot be made: "${nearest}" is no folder`);
}

/** A number of processes; `auto` is the number of available processors. */
export function processCount(value: string): number {
  return value.toLowerCase() === 'auto' ? availableParallelism() : integerWithin(1, 64)(value);
}

export function headerText(value: string): string {
  if (!/^[\x21-\x7e ]*$/.test(value)) throw new Error('may hold printable ASCII characters only');
  return value;
}
