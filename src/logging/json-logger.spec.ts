import { Logger } from '@nestjs/common';
import { JsonLogger } from './json-logger.js';

describe(JsonLogger.name, () => {
  let lines: Record<string, unknown>[];
  let sut: JsonLogger;
  beforeEach(() => {
    lines = [];
    sut = new JsonLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
    Logger.overrideLogger(sut);
  });

  it('writes one JSON object per line, with time, level, context and message', () => {
    new Logger('Someone').warn('Something is odd.');
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        pid: process.pid,
        context: 'Someone',
        msg: 'Something is odd.',
      },
    ]);
  });

  it('writes the fields of an object, and the message beside it', () => {
    new Logger('Someone').error({ request_id: 'r1', err: new TypeError('bad') }, 'a request failed');
    expect(lines[0]).toMatchObject({
      level: 'error',
      request_id: 'r1',
      msg: 'a request failed',
      err: { type: 'TypeError', message: 'bad', stack: expect.any(String) },
    });
  });

  it('writes the message and stack of an error, not its other properties', () => {
    const error = Object.assign(new Error('refused', { cause: new Error('why') }), {
      config: { headers: { 'x-gateway-key': 'secret' } },
    });
    new Logger('Someone').error(error);
    expect(lines[0]!['err']).toMatchObject({ message: 'refused', cause: { message: 'why' } });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('masks keys in any position', () => {
    const headers = {
      'x-gateway-key': 'hush',
      'x-gateway-proxy-secret': 'hush',
      authorization: 'hush',
    };
    sut.lines.info({ ...headers, headers, request: { headers } }, 'request');
    expect(JSON.stringify(lines)).not.toContain('hush');
    expect(JSON.stringify(lines)).toContain('[Redacted]');
  });

  it("writes nothing below its level, and omits Nest's start-up messages", () => {
    new Logger('Someone').debug('detail');
    new Logger('InstanceLoader').log('AppModule dependencies initialized');
    expect(lines).toEqual([]);
  });
});
