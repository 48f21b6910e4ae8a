import fc from 'fast-check';
import { description } from '../src/explorer/openapi/description.js';
import { listOperations, type ListedOperation, resolveSchema } from '../src/explorer/list-operations.js';
import type { Parameter, Schema } from '../src/explorer/openapi/openapi.js';
import { createTestApp, type TestApp } from './support/create-test-app.js';
import { FakeProvider } from './support/fake-provider.js';
import { faultsOf } from './support/schema-faults.js';

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/**
 * What a schema is asked about: patterns about the text as it is sent; listed values, numbers and flags about what the
 * descriptions say is read from it.
 */
function valueOf(sent: string, { schema, description: prose }: Parameter): unknown {
  const value = sent.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');
  if (schema.type === 'integer') return /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  if (schema.type === 'boolean') return FLAGS[value.toLowerCase()] ?? value;
  if (schema.enum) return /any case/.test(prose) ? value.toLowerCase() : value;
  return sent;
}

function isAdmitted(sent: string, parameter: Parameter): boolean {
  if (parameter.allowEmptyValue && /^\p{White_Space}*$/u.test(sent)) return true;
  return faultsOf(valueOf(sent, parameter), parameter.schema, description).length === 0;
}

const examplesOf = ({ example, examples }: Parameter): string[] =>
  [example, ...Object.values(examples ?? {}).map(({ value }) => value)]
    .filter((value) => value !== undefined)
    .map(String);

/** Values on both sides of every bound that a schema states. */
function boundsOf({ enum: listed, minimum, maximum, type, ...rest }: Schema): string[] {
  const longest = rest['x-trimmed-max-length'];
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

/** A good value as people and programs get it wrong, or send it otherwise. */
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

/** Of two parameters exactly one is required; no value of one is judged by the other. */
const isEither = ({ name, required }: Parameter): boolean => name === 'topic' && required !== true;
const besideEither = (name: string): Record<string, string> =>
  name === 'topic' ? { language: 'en' } : name === 'topic1' ? {} : { topic1: 'science' };

const isHosts = ({ name }: Pick<Parameter, 'name'>): boolean => /source$|domains?$/.test(name);

/** Values of moments in every spelling, on both sides of what is one. */
const MOMENTS = [
  ...['2999-12-31', '2999-2-1', '2999-13-01', '2999-06-31', '2999-02-30', '29990101', '999-01-01'],
  ...['2999-01-01T', '2999-01-01T10', '2999-01-01T10:00', '2999-01-01t10:00:00z', '2999-01-01T24:00'],
  ...['2999-01-01T10:00:60', '2999-01-01T10:00:00.5Z', '2999-01-01T10:00:00,5Z', '2999-01-01 10:00'],
  ...['2999-01-01T10:00+02:00', '2999-01-01T10:00 02:00', '2999-01-01T10:00-0230', '2999-01-01T10:00+2'],
];

describe('the description of a parameter', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp({ providers: [new FakeProvider()] });
  });
  afterAll(() => testApp.close());

  const accepts = async (
    { path, parameters }: ListedOperation,
    name: string,
    value: string,
  ): Promise<boolean> => {
    const query = new URLSearchParams();
    for (const one of parameters.filter(({ required }) => required)) query.set(one.name, examplesOf(one)[0]!);
    if (parameters.some(isEither))
      for (const [other, good] of Object.entries(besideEither(name))) query.set(other, good);
    query.set(name, value);
    const address = path.replace(/\{(\w+)\}/g, (_, inPath: string) => query.get(inPath)!);
    // A stream has no end: its head tells whether it would begin.
    const isStream = path === '/news/stream';
    const response = await testApp.get(`${address}?${query}`, { method: isStream ? 'HEAD' : 'GET' });
    if (isStream) return response.status === 200;
    const body = (await response.json()) as { errors?: { parameter: string }[] };
    const blamed = name === 'topic1' && parameters.some(isEither) ? expect.stringMatching(/^topic1?$/) : name;
    if (response.status === 400) expect(body.errors).toMatchObject([{ parameter: blamed }]);
    else expect([value, response.status]).toEqual([value, 200]);
    return response.status === 200;
  };

  /** Of each value whether it is admitted and whether it is accepted, where the two differ. */
  const lies = async (operation: ListedOperation, parameter: Parameter, values: string[]) => {
    const found: { value: string; admitted: boolean }[] = [];
    for (const value of new Set(values)) {
      const admitted = isAdmitted(value, parameter);
      if (admitted !== (await accepts(operation, parameter.name, value))) found.push({ value, admitted });
    }
    return found;
  };

  const published = Object.values(description.components.parameters).map((parameter) => ({
    ...parameter,
    schema: resolveSchema(parameter.schema, description),
  }));
  const cases = listOperations(description).flatMap((operation) =>
    // What stands in a path is found or not.
    operation.parameters
      // Which cursors there are no pattern can tell: a Link holds them.
      .filter((listed) => listed.in === 'query' && listed.name !== 'cursor')
      .map((listed) => ({
        at: `${listed.name} of ${operation.path}`,
        operation,
        // As it is published: pages have a length of their own.
        parameter: published.find(
          ({ name, description: prose }) => name === listed.name && prose === listed.description,
        )!,
      })),
  );
  const caseAt = (place: string) => cases.find(({ at }) => at === place)!;

  it.each(cases)(
    'admits what the service accepts, and nothing else: $at',
    async ({ operation, parameter }) => {
      const examples = examplesOf(parameter);
      const values = [...ALWAYS, ...examples.flatMap(variantsOf), ...boundsOf(parameter.schema)];
      if (isHosts(parameter)) values.push(...HOSTS);
      if (/^(from|to)$/.test(parameter.name)) values.push(...MOMENTS);
      expect(await lies(operation, parameter, values)).toEqual([]);
    },
  );

  it('knows every country there is, and no other', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const { operation, parameter } = caseAt('geo of /news');
    expect(codes.filter((code) => isAdmitted(code, parameter))).toHaveLength(251);
    expect(await lies(operation, parameter, codes)).toEqual([]);
  });

  it('admits of any text what the service accepts, and nothing else', async () => {
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
    const isSayable = (value: string, { name }: Parameter) =>
      !isHosts({ name }) || (/^[\x00-\x7f]*$/.test(value) && !/xn--/i.test(value));
    const place = fc.constantFrom(...cases.map(({ at }) => at));
    const property = fc.asyncProperty(place, text, async (at, value) => {
      const { operation, parameter } = caseAt(at);
      fc.pre(isSayable(value, parameter));
      expect(await lies(operation, parameter, [value])).toEqual([]);
    });
    await fc.assert(property, { numRuns: 1_000 });
  }, 60_000);
});
