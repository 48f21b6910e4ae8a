import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { ANY_PORTS, freePort, Program } from '../../support/program.js';
import { until } from '../../support/until.js';

const NEWS = '/news?topic=a&language=en';

describe('a serving process that hangs', () => {
  let program: Program;
  beforeEach(async () => {
    program = await new Program({ ...ANY_PORTS, PROCESSES: '2' }).listening();
  });
  afterEach(() => program.signal('SIGKILL'));

  const workers = (): number[] => {
    const text = readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8');
    return text.trim().split(' ').map(Number);
  };
  /** A request over a connection of its own: its status, or how the connection ended. */
  const request = (): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(program.url);
      const headers = Object.entries({ ...GATEWAY_HEADERS, host: hostname, connection: 'close' });
      const text = `GET ${NEWS} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`;
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
      socket.on('close', () => resolve(received === '' ? 'closed' : received.split(' ')[1]!));
    });

  it('is replaced and logged with its pid, and no request hangs any longer', async () => {
    const [hung] = workers();
    process.kill(hung!, 'SIGSTOP');
    expect(await Promise.all(Array.from({ length: 12 }, request))).toEqual(Array<string>(12).fill('200'));
    await until(() => !workers().includes(hung!) && workers().length === 2, 120_000);
    const lines = program.output.split('\n').filter((line) => line.includes(`${hung}`));
    expect(lines.join('\n')).toMatch(/"level":"error".*does not respond/);
    expect(await Promise.all(Array.from({ length: 6 }, request))).toEqual(Array<string>(6).fill('200'));
    const { status } = await fetch(`${program.managementUrl}/readyz`);
    expect(status).toBe(200);
  });
});

describe('/readyz of several processes', () => {
  it('is 200 only when the public port accepts connections', async () => {
    const [port, management] = [await freePort(), await freePort()];
    const environment = {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      MANAGEMENT_PORT: `${management}`,
      PROCESSES: '2',
    };
    const program = new Program(environment);
    const isReady = () =>
      fetch(`http://127.0.0.1:${management}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 5));
    const outcome = await new Promise((resolve) => {
      connect(port, '127.0.0.1', () => resolve('connected')).on('error', resolve);
    });
    expect(outcome).toBe('connected');
    await program.signal('SIGKILL');
  });
});
