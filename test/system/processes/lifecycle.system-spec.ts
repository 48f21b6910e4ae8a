import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { until } from '../../support/until.js';

const NEWS = '/news?topic=a&language=en';

describe('the service', () => {
  let program: Program;
  let news: string;
  let management: string;

  const start = async (environment: Record<string, string> = {}): Promise<void> => {
    program = await new Program({ ...ANY_PORTS, ...environment }).listening();
    news = program.url;
    management = program.managementUrl;
  };
  const send = (path: string, base = news): Promise<Response> =>
    fetch(base + path, { headers: GATEWAY_HEADERS });
  afterEach(() => program?.signal('SIGKILL'));

  it('has two separate listeners, logs that it checks no keys, and exits with 0 on SIGINT despite idle connections', async () => {
    await start();
    expect(program.output).toMatch(/"level":"warn".*no key is checked here/);
    expect((await send(NEWS)).status).toBe(200);
    expect((await send('/metrics')).status).toBe(404);
    for (const probe of ['/livez', '/readyz']) {
      const response = await fetch(management + probe);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: 'ok', error: {} });
    }
    const metrics = await fetch(`${management}/metrics`);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await metrics.text()).toMatch(
      /^news_search_http_request_duration_seconds_count\{route="\/news",status="200",cache="miss"\} 1$/m,
    );
    for (const path of ['/', '/news', '/health']) expect((await fetch(management + path)).status).toBe(404);
    const { hostname, port } = new URL(news);
    const silent = connect(Number(port), hostname);
    silent.on('error', () => undefined);
    expect(await program.signal('SIGINT')).toMatchObject({ code: 0, signal: null });
    silent.destroy();
  });

  it('logs that it checks no keys with live sources, too, and that discovered articles are not ingested', async () => {
    const live = { SEARCH_PROVIDERS: 'embedded,searxng', SEARXNG_URL: 'http://127.0.0.1:9' };
    await start({ ...live, INGEST: 'off' });
    expect(program.output).toMatch(/"level":"warn".*no key is checked here/);
    expect(program.output).toMatch(/"level":"warn".*INGEST is off: articles of searxng are not ingested/);
  });

  /** Sends requests every 20 ms, each over a connection of its own, until one is refused; reports lost ones. */
  const requestOverFreshConnections = async (): Promise<{ answered: number; lost: string[] }> => {
    const { hostname, port } = new URL(news);
    const headers = Object.entries({ ...GATEWAY_HEADERS, host: hostname, connection: 'close' });
    const request = `GET ${NEWS} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`;
    const once = (): Promise<string> =>
      new Promise((resolve) => {
        let received = '';
        const socket = connect(Number(port), hostname, () => socket.write(request));
        socket.on('data', (chunk) => (received += String(chunk)));
        socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code!));
        socket.on('close', () => resolve(received.startsWith('HTTP/1.1 200 ') ? 'answered' : 'cut off'));
      });
    const lost: string[] = [];
    for (let answered = 0; ;) {
      const outcome = await once();
      await pause(20);
      if (outcome === 'ECONNREFUSED') return { answered, lost };
      if (outcome === 'answered') answered++;
      else if (lost.push(outcome) > 100) return { answered, lost };
    }
  };

  it('ends at once on a second signal', async () => {
    await start();
    const { hostname, port } = new URL(news);
    // A request that never ends; the service sends 100 when it has begun.
    const begun = 'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n';
    const headers = Object.entries({ ...GATEWAY_HEADERS, 'Content-Type': 'application/json' });
    const request = connect(Number(port), hostname, () =>
      request.write(`${begun}${headers.map((pair) => `${pair.join(': ')}\r\n`).join('')}\r\n`),
    );
    request.on('error', () => undefined);
    expect(`${(await once(request, 'data')) as [Buffer]}`).toContain('100 Continue');
    void program.signal('SIGTERM');
    await until(async () => (await fetch(`${management}/readyz`)).status === 503);
    expect((await program.signal('SIGTERM')).code).toBe(143);
    request.destroy();
  });

  /** Sends requests over one connection until it is closed, and counts those with and without a response. */
  const requestWithoutPause = async (onResponse: () => void): Promise<{ answered: number; lost: number }> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const once = (): Promise<string | undefined> =>
      new Promise((resolve, reject) => {
        get(news + NEWS, { agent, headers: GATEWAY_HEADERS }, (response) => {
          response.resume().on('end', () => resolve(response.headers.connection));
          response.on('error', reject);
        }).on('error', reject);
      });
    for (let answered = 0; ; answered++) {
      try {
        if ((await once()) === 'close') return { answered: answered + 1, lost: 0 };
        onResponse();
      } catch {
        return { answered, lost: 1 };
      }
    }
  };

  it.each(SERVING_PROCESSES)(
    'loses no request of clients that never pause, with %s processes',
    async (processes) => {
      await start({ PROCESSES: processes });
      let responses = 0;
      const callers = Array.from({ length: 8 }, () => requestWithoutPause(() => responses++));
      await until(() => responses > 100);
      const exit = program.signal('SIGTERM');
      const results = await Promise.all(callers);
      expect(results.filter(({ lost }) => lost > 0)).toEqual([]);
      expect(results.every(({ answered }) => answered > 0)).toBe(true);
      expect(await exit).toMatchObject({ code: 0 });
    },
  );

  it.each(SERVING_PROCESSES)(
    'is not ready but serves requests, also over fresh connections, while its stop on SIGHUP is delayed, with %s processes',
    async (PROCESSES) => {
      const lost: string[][] = [];
      // The system resets a connection that arrives between the last look at the queue and its end: rare, not impossible.
      // A busy machine may need longer than the first delays.
      for (const delay of [2, 8, 32]) {
        await start({ PROCESSES, SHUTDOWN_DELAY_SECONDS: String(delay) });
        const callers = Array.from({ length: 4 }, requestOverFreshConnections);
        const exit = program.signal('SIGHUP');
        const isReady = async () => (await fetch(`${management}/readyz`)).status === 200;
        // Each worker gets its own signal.
        const isStopping = async () => {
          const responses = await Promise.all([1, 2, 3, 4].map(() => send(NEWS)));
          expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
          return responses.every(({ headers }) => headers.get('connection') === 'close');
        };
        const early = await until(async () => !(await isReady()) && (await isStopping())).then(
          () => [],
          (fault: unknown) => {
            // What `fetch` throws when it finds no listener.
            if (!(fault instanceof TypeError)) throw fault;
            return [String(fault.cause)];
          },
        );
        const results = await Promise.all(callers);
        lost.push([...early, ...results.flatMap((result) => result.lost)]);
        expect(results.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThanOrEqual(4);
        const { code, ms } = await exit;
        expect(code).toBe(0);
        expect(ms).toBeGreaterThan(delay * 1_000);
        await expect(send(NEWS)).rejects.toThrow();
        if (lost.at(-1)!.length === 0) break;
      }
      expect(lost.at(-1)).toEqual([]);
    },
  );

  (process.platform === 'win32' ? it.skip : it)(
    'ends in good order, and starts nothing again, when a signal meets all its processes',
    async () => {
      await start({ PROCESSES: '2', INGEST: 'on', SHUTDOWN_DELAY_SECONDS: '1' });
      const before = program.output.length;
      const exit = program.signalGroup('SIGTERM');
      expect(await exit).toMatchObject({ code: 0 });
      expect(program.output.slice(before)).not.toMatch(/restarts in|has ended/);
    },
  );

  it('serves in several processes, replaces one that dies, and stops all together', async () => {
    await start({ PROCESSES: '2' });
    const workers = (): number[] => {
      const path = `/proc/${program.pid}/task/${program.pid}/children`;
      return readFileSync(path, 'utf8').trim().split(' ').map(Number);
    };
    expect((await send(NEWS)).status).toBe(200);
    expect(await (await fetch(`${management}/metrics`)).text()).toContain(
      'news_search_http_request_duration_seconds_count{route="/news"',
    );
    if (process.platform === 'linux') {
      const before = workers();
      process.kill(before[0]!, 'SIGKILL');
      await until(() => workers().length >= 2 && !workers().includes(before[0]!));
    }
    // A connection to the process that was killed is found closed by the first request over it.
    await until(async () => (await send(NEWS).catch(() => null))?.status === 200);
    expect(await program.signal('SIGTERM')).toMatchObject({ code: 0 });
    expect(program.errors).toBe('');
  });
});

describe('a worker that fails to start', () => {
  const folder = freshFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Settings of a service whose workers end with code 3 at their first `failures` starts. */
  const failing = (failures: number): Record<string, string> => {
    const starts = join(folder, `starts-${failures}`);
    const script = join(folder, `fail-${failures}.mjs`);
    writeFileSync(
      script,
      `import cluster from 'node:cluster';
       import { appendFileSync, statSync } from 'node:fs';
       if (cluster.isWorker) {
         appendFileSync(${JSON.stringify(starts)}, '.');
         if (statSync(${JSON.stringify(starts)}).size <= ${failures}) {
           console.error('the cause of the failure');
           process.exit(3);
         }
       }`,
    );
    return { ...ANY_PORTS, PROCESSES: '2', NODE_OPTIONS: `--import=${pathToFileURL(script).href}` };
  };

  it('is started again, and its output is logged', async () => {
    const program = await new Program(failing(2)).listening();
    const line =
      /"level":"error".*"msg":"Serving process \d+ has ended with code 3 while it started: the cause of the failure"/g;
    expect(program.output.match(line)).toHaveLength(2);
    expect(await program.signal('SIGTERM')).toMatchObject({ code: 0 });
  });

  it('ends the service with its code after five failures', async () => {
    const program = new Program(failing(1_000));
    expect(await program.exit).toMatchObject({ code: 3 });
    expect(program.output.match(/while it started: the cause of the failure/g)).toHaveLength(5);
  });
});

describe('a service whose workers are still starting', () => {
  const folder = freshFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  it('exits with 0 on SIGTERM without waiting for them', async () => {
    const begun = join(folder, 'begun');
    const script = join(folder, 'hang.mjs');
    writeFileSync(
      script,
      `import cluster from 'node:cluster';
       import { writeFileSync } from 'node:fs';
       if (cluster.isWorker) {
         writeFileSync(${JSON.stringify(begun)}, '');
         setInterval(() => undefined, 1_000);
         await new Promise(() => undefined);
       }`,
    );
    const program = new Program({
      ...ANY_PORTS,
      PROCESSES: '2',
      NODE_OPTIONS: `--import=${pathToFileURL(script).href}`,
    });
    await until(async () => existsSync(begun));
    expect(await program.signal('SIGTERM')).toMatchObject({ code: 0, signal: null });
    expect(program.output).not.toContain('polling');
  });
});

describe('the start', () => {
  it('fails with 78 and names every fault', async () => {
    const program = new Program({ PORT: 'many', INGEST: 'perhaps', GATEWAY_AUTH: 'keys' });
    expect((await program.exit).code).toBe(78);
    for (const name of ['PORT', 'INGEST', 'GATEWAY_KEYS_FILE'])
      expect(program.errors).toContain(`- ${name}: `);
    expect(program.errors).not.toMatch(/ at .*\.js/);
  });

  describe('on a port that is taken', () => {
    let taken: Server;
    beforeAll(async () => {
      taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => taken.close());

    it.each(SERVING_PROCESSES)('exits with 1 and a message, with %s serving processes', async (PROCESSES) => {
      const { port } = taken.address() as { port: number };
      const program = new Program({ ...ANY_PORTS, PROCESSES, PORT: `${port}` });
      expect((await program.exit).code).toBe(1);
      expect(program.errors).toContain(
        `Cannot listen on 127.0.0.1 port ${port}: another process uses the port. End it (the demo has the same ports), or set PORT and MANAGEMENT_PORT.`,
      );
    });
  });

  it('reads a .env file of the working directory; the environment wins', async () => {
    const folder = freshFolder();
    // As an editor of Windows leaves it.
    writeFileSync(join(folder, '.env'), '\uFEFFMANAGEMENT_PORT=from-file\r\nPORT=from-file\r\n');
    const program = new Program({ PORT: '0' }, { folder });
    expect((await program.exit).code).toBe(78);
    expect(program.errors).toMatch(/MANAGEMENT_PORT: .*"from-file"/);
    expect(program.errors).not.toMatch(/- PORT/);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a folder, as a mount of a missing file leaves it', (path: string) => mkdirSync(path)],
    ['UTF-16, as PowerShell writes it', (path: string) => writeFileSync(path, 'PORT=1\n', 'utf16le')],
  ])('reports a .env that is %s', async (_, make) => {
    const folder = freshFolder();
    make(join(folder, '.env'));
    const program = new Program(ANY_PORTS, { folder });
    expect((await program.exit).code).toBe(78);
    expect(program.errors).toMatch(/- \.env: cannot be read: /);
    rmSync(folder, { recursive: true });
  });
});
