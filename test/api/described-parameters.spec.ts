import { Controller, Get, Module, Query } from '@nestjs/common';
import fc from '../support/fast-check.js';
import type { ResolvedOperation } from '../../src/explorer/list-operations.js';
import type { ApiParameter } from '../../src/explorer/openapi/openapi.js';
import {
  CategoryName,
  Choice,
  Country,
  Fields,
  Flag,
  FreeText,
  From,
  HostNames,
  LanguageTag,
  Limit,
  PageCursor,
  To,
  WithinTimeframe,
} from '../../src/http/query-parameters.js';
import { createTestApp } from '../support/create-test-app.js';
import { examplesOf, publishedOperations, readDescription } from '../support/described-api.js';
import { makeCandidate } from '../support/article-factory.js';
import { FakeIndex } from '../support/fake-index.js';
import { schemaFaults } from '../support/schema-faults.js';

/** Every kind of parameter without any text of its own, as a module of an operator may have them. */
class EchoQuery {
  @FreeText() text!: string;
  @FreeText({ default: null }) note!: string | null;
  @LanguageTag({ default: 'de' }) language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: string;
  @From() from!: number | null;
  @To() to!: number | null;
  @Fields(['title', 'url']) fields!: ReadonlySet<string>;
  @PageCursor(500) cursor!: string | null;
  @CategoryName({ default: null }) category!: string | null;
  @Choice(['full', 'brief'], 'Detail') detail!: string;
  @Flag() fresh!: boolean;
  @HostNames() hosts!: string[];
}

@Controller('echo')
class EchoController {
  @Get()
  echo(@Query() query: EchoQuery): object {
    return query;
  }
}

@Module({ controllers: [EchoController] })
class EchoModule {}

const provider = new FakeIndex();
// `/news/similar` compares others to it.
provider.candidates = [makeCandidate()];
const testApp = await createTestApp({ providers: [provider], features: [EchoModule] });
const document = await readDescription(testApp.url);

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/**
 * What a schema is asked about: patterns about the text as it is sent; listed values, numbers and flags about what the
 * descriptions say is read from it.
 */
function valueOf(sent: string, { schema, description: prose }: ApiParameter): unknown {
  const value = sent.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');
  if (schema.type === 'integer') return /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  if (schema.type === 'boolean') return FLAGS[value.toLowerCase()] ?? value;
  if (schema.enum) return /any case/.test(prose) ? value.toLowerCase() : value;
  return sent;
}

function isAdmitted(sent: string, parameter: ApiParameter): boolean {
  if (parameter.allowEmptyValue && /^\p{White_Space}*$/u.test(sent)) return true;
  const inSchema = schemaFaults(valueOf(sent, parameter), parameter.schema, document).length === 0;
  const trimmed = [...sent.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '')].length;
  return inSchema && trimmed <= (parameter['x-trimmed-max-length'] ?? Infinity);
}

/** Values on both sides of every bound that a schema states. */
function boundsOf({ schema, 'x-trimmed-max-length': longest }: ApiParameter): string[] {
  const { enum: listed, minimum, maximum, type } = schema;
  const numbers = [minimum, maximum].flatMap((n) => (n === undefined ? [] : [n - 1, n, n + 1]));
  const lengths = longest === undefined ? [] : [longest, longest + 1];
  return [
    ...(listed ?? []).map(String),
    ...numbers.flatMap((n) => [`${n}`, `0${n}`, `${n}.0`, `+${n}`]),
    ...(type === 'boolean' ? Object.keys(FLAGS) : []),
    ...lengths.flatMap((length) => [
      '𝄞'.repeat(length),
      `${'a'.repeat(50)}.example,`.repeat(9).padEnd(length, ','),
    ]),
  ];
}

/** Variants of a valid value, some of them invalid. */
const variantsOf = (value: string): string[] => [
  value,
  value.toUpperCase(),
  ` ${value}`,
  `\u3000\t${value}\u0085\r\n`,
  `\ufeff${value}`,
  `${value}\u0000`,
  `${value.slice(0, 1)}\u007f${value.slice(1)}`,
  `${value} ${value}`,
  `${value}-`,
  `${value},`,
  `${value},,${value}`,
];

const ALWAYS = [
  '',
  ' ',
  '\u2029 ',
  '\u0000',
  '\u0085',
  'null',
  'none of these',
  '!',
  ',',
  '-',
  '0',
  '1',
  '-1',
  '1e1',
];

const HOSTS = [
  ...[
    'a',
    'a.',
    '.a',
    'a..b',
    'a.b.',
    '-a',
    'a-',
    'a--b',
    'a_b',
    'a b',
    'a/b',
    'a:1',
    'www.',
    'www.a',
    '*.a',
    '[::1]',
  ],
  ...[
    '1.2.3.4',
    '1.2.3.4.',
    '01.2.3.4',
    '1.2.3.256',
    '1.2.3',
    '1.2.3.4.5',
    'a.1',
    'a.0x',
    'a.0xg',
    'a.1b',
    '0x1f',
    '1a',
  ],
  ...[
    'a'.repeat(63),
    'a'.repeat(64),
    `${'a.'.repeat(126)}a`,
    `${'a.'.repeat(127)}a`,
    'a%',
    'a,b c',
    'a ,\u3000b',
    'a,\tb',
  ],
  ...['münchen.example', 'XN--MNCHEN-3YA.example', '例え.example', 'пример.example, b'],
];

/** Exactly one of two parameters is required: the other one must be valid, or missing. */
const isEither = ({ name, required }: ApiParameter): boolean => name === 'topic' && required !== true;
function besideEither(name: string, isEmpty: boolean): Record<string, string> {
  if (name === 'topic' && !isEmpty) return {};
  if (name === 'topic1') return isEmpty ? { topic: 'storm' } : {};
  return { topic1: 'science' };
}

/** The same of `language` and `languages`, unless `language` has a default. */
function besideLanguage(
  name: string,
  isEmpty: boolean,
  { parameters }: ResolvedOperation,
): Record<string, string> {
  const language = parameters.find((one) => one.name === 'language');
  if (!parameters.some((one) => one.name === 'languages') || language!.schema.default !== undefined)
    return {};
  if (name === 'language') return isEmpty ? { languages: 'en,fr' } : {};
  return name === 'languages' && !isEmpty ? {} : { language: 'en' };
}

/** An article is named by its URL or its id. */
function besideArticle(name: string, isEmpty: boolean, { path }: ResolvedOperation): Record<string, string> {
  if (path !== '/news/similar' || (!isEmpty && (name === 'url' || name === 'id'))) return {};
  return name === 'url' ? { id: '1' } : { url: 'https://a.example/' };
}

/** Parameters that a request needs beside a value of one. */
function beside(operation: ResolvedOperation, name: string, value: string): Record<string, string> {
  const isEmpty = /^\p{White_Space}*$/u.test(value);
  const either = operation.parameters.some(isEither) ? besideEither(name, isEmpty) : {};
  return {
    ...either,
    ...besideArticle(name, isEmpty, operation),
    ...besideLanguage(name, isEmpty, operation),
  };
}

const isHosts = ({ name }: Pick<ApiParameter, 'name'>): boolean => /source$|domains?$|^hosts$/.test(name);

/** Dates and date-times, valid and invalid. */
const MOMENTS = [
  ...['2199-12-31', '2199-2-1', '2199-13-01', '2199-06-31', '2199-02-30', '21990101', '999-01-01'],
  ...['2199-01-01T', '2199-01-01T10', '2199-01-01T10:00', '2199-01-01t10:00:00z', '2199-01-01T24:00'],
  ...['2199-01-01T10:00:60', '2199-01-01T10:00:00.5Z', '2199-01-01T10:00:00,5Z', '2199-01-01 10:00'],
  ...['2199-01-01T10:00+02:00', '2199-01-01T10:00 02:00', '2199-01-01T10:00-0230', '2199-01-01T10:00+2'],
];

describe('the description of a parameter', () => {
  afterAll(() => testApp.close());

  /** A request with the examples of the required parameters, and the given values. */
  const send = (
    { path, parameters }: ResolvedOperation,
    values: Record<string, string>,
  ): Promise<Response> => {
    const required = parameters.filter((parameter) => parameter.required);
    const examples = required.map((one): [string, string] => [one.name, String(examplesOf(one)[0])]);
    const query = new URLSearchParams({ ...Object.fromEntries(examples), ...values });
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => query.get(name)!);
    // A stream has no end: the response to HEAD has the same status.
    return testApp.get(`${address}?${query}`, { method: path === '/news/stream' ? 'HEAD' : 'GET' });
  };

  const accepts = async (operation: ResolvedOperation, name: string, value: string): Promise<boolean> => {
    const { path, parameters } = operation;
    const hasEither = parameters.some(isEither);
    const response = await send(operation, { ...beside(operation, name, value), [name]: value });
    if (path === '/news/stream') return response.status === 200;
    const body = await response.text();
    const reported = name === 'topic1' && hasEither ? expect.stringMatching(/^topic1?$/) : name;
    if (response.status === 400)
      expect(JSON.parse(body)).toMatchObject({ errors: [{ parameter: reported }] });
    // A valid id may be that of no article.
    const isAccepted = response.status === 200 || (path === '/news/similar' && response.status === 404);
    if (response.status !== 400)
      expect([value, response.status, isAccepted]).toEqual([value, response.status, true]);
    return isAccepted;
  };

  /** The values that the schema admits and the service rejects, or the other way round. */
  const differences = async (operation: ResolvedOperation, parameter: ApiParameter, values: string[]) => {
    const found: { value: string; admitted: boolean }[] = [];
    for (const value of new Set(values)) {
      // The limit of the complete URL (414) is part of no parameter.
      if (encodeURIComponent(value).length > 7_000) continue;
      const admitted = isAdmitted(value, parameter);
      if (admitted !== (await accepts(operation, parameter.name, value))) found.push({ value, admitted });
    }
    return found;
  };

  const cases = publishedOperations(document).flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({ at: `${parameter.name} of ${operation.path}`, operation, parameter })),
  );
  // No pattern can describe which cursors and tokens are valid: a `Link` contains them.
  const probed = cases.filter(({ parameter }) => !['cursor', 'since'].includes(parameter.name));
  /** The first operation with a parameter gets every value, the others a good and a bad one. */
  const kindOf = ({ parameter }: (typeof cases)[number]): string =>
    JSON.stringify({ ...parameter, description: '' });
  const isFirstOfItsKind = (one: (typeof cases)[number]): boolean =>
    probed.find((other) => kindOf(other) === kindOf(one)) === one;
  const caseAt = (place: string) => cases.find(({ at }) => at === place)!;

  it('covers the parameters of every operation', () => {
    expect(cases.length).toBeGreaterThan(80);
    expect(new Set(cases.map(({ operation }) => operation.path)).size).toBe(12);
  });

  it.each(probed)('admits exactly the values that the service accepts: $at', async (one) => {
    const { operation, parameter } = one;
    const examples = examplesOf(parameter).map(String);
    expect(examples.length).toBeGreaterThan(0);
    if (!isFirstOfItsKind(one)) {
      expect(await differences(operation, parameter, [...examples, '', '\u0000', '-'])).toEqual([]);
      return;
    }
    const values = [...ALWAYS, ...examples.flatMap(variantsOf), ...boundsOf(parameter)];
    if (isHosts(parameter)) values.push(...HOSTS);
    if (/^(from|to)$/.test(parameter.name)) values.push(...MOMENTS);
    expect(await differences(operation, parameter, values)).toEqual([]);
  });

  it.each(cases.filter(({ operation }) => operation.path !== '/news/stream'))(
    'has the presence and the default that the service has: $at',
    async ({ operation, parameter: { name, required, schema } }) => {
      const others = beside(operation, name, '');
      // An empty value counts as missing.
      const missing = await send(operation, { ...others, [name]: '' });
      if (required) {
        expect(missing.status).toBe(400);
        const { errors } = (await missing.json()) as { errors: object[] };
        expect(errors).toEqual([{ parameter: name, detail: `${name} is required.` }]);
        return;
      }
      expect(missing.status).toBe(200);
      const body = (await missing.json()) as Record<string, unknown>;
      if (schema.default === undefined) return;
      const explicit = await send(operation, { ...others, [name]: String(schema.default) });
      expect(await explicit.json()).toEqual(body);
      if (name in body) expect(body[name]).toBe(schema.default);
    },
  );

  it('admits every country code of ISO 3166-1 and no other', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const { operation, parameter } = caseAt('geo of /news');
    expect(codes.filter((code) => isAdmitted(code, parameter))).toHaveLength(251);
    expect(
      await differences(
        operation,
        parameter,
        codes.filter((_, i) => i % 5 === 0),
      ),
    ).toEqual([]);
  });

  it('admits exactly the texts that the service accepts', async () => {
    const pieces = [
      'a',
      'b',
      'Z',
      'é',
      '9',
      '0',
      '1',
      'x',
      '-',
      '.',
      ',',
      ' ',
      '\t',
      '\u00a0',
      '\u0001',
      '"',
      '😀',
      '_',
    ];
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => value.isWellFormed()),
    );
    // Which names in Unicode or Punycode are names is more than a pattern can say.
    const isSayable = (value: string, { name }: ApiParameter) =>
      !isHosts({ name }) || (/^[\x00-\x7f]*$/.test(value) && !/xn--/i.test(value));
    const place = fc.constantFrom(...probed.filter(isFirstOfItsKind).map(({ at }) => at));
    const property = fc.asyncProperty(place, text, async (at, value) => {
      const { operation, parameter } = caseAt(at);
      fc.pre(isSayable(value, parameter));
      expect(await differences(operation, parameter, [value])).toEqual([]);
    });
    await fc.assert(property, { numRuns: 500 });
  });
});
