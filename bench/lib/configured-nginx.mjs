import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const SHIPPED = new URL('../../deploy/nginx.conf', import.meta.url);
/** Debian keeps it off the path of users who are not root. */
// To nginx itself a variable of this name says something else.
const { NGINX, ...env } = process.env;
const PLACES = NGINX ? [NGINX] : ['nginx', '/usr/sbin/nginx'];
const runs = (program, word) => spawnSync(program, [word]).status === 0;
const nginx = PLACES.find((place) => runs(place, '-v'));

/** Of the programs that `startConfiguredNginx` needs, those this machine lacks. */
export const missingPrograms = [
  ...(nginx === undefined ? ['nginx (Debian: nginx-light; or NGINX=…)'] : []),
  ...(runs('openssl', 'version') ? [] : ['openssl']),
];

/**
 * Starts nginx with `deploy/nginx.conf` as it ships, but for its addresses: the port it listens on, the certificate,
 * and two instances of the service, the second of which the file names in a comment.
 *
 * @param folder where its files go: configuration, a certificate for this run, logs.
 */
export function startConfiguredNginx(folder, { port, instances }) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'certificate.key')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=news.example';
  const names = ['-addext', 'subjectAltName=DNS:news.example', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...words.split(' '), ...names], { stdio: 'ignore' });
  writeFileSync(
    join(folder, 'news.conf'),
    replaceEach(readFileSync(SHIPPED, 'utf8'), [
      ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
      ['listen [::]:443 ssl;', ''],
      ['/etc/ssl/certs/news.example.pem', certificate],
      ['/etc/ssl/private/news.example.key', key],
      ['server 127.0.0.1:3000', `server 127.0.0.1:${instances[0]}`],
      ['# server 127.0.0.1:3010', `server 127.0.0.1:${instances[1]}`],
    ]),
  );
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const call = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const checked = spawnSync(nginx, [...call, '-t'], { encoding: 'utf8', env });
  if (checked.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf:\n${checked.stderr}`);
  const running = spawn(nginx, call, { stdio: 'inherit', env });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  process.once('exit', () => running.kill());
  return {
    /** What a client must trust. */
    ca: readFileSync(certificate, 'utf8'),
    async stop() {
      running.kill('SIGQUIT');
      await ended;
    },
    /** To be read after the end: how many requests nginx sent to more than one instance, and errors that nginx logged. */
    report() {
      const log = readFileSync(join(folder, 'access.log'), 'utf8').split('\n');
      const errors = readFileSync(join(folder, 'error.log'), 'utf8').split('\n');
      return {
        passedOn: log.filter((addresses) => addresses.includes(', ')).length,
        complaints: tally(errors.flatMap((line) => /\*\d+ (.*?)(?:, client|$)/.exec(line)?.[1] ?? [])),
      };
    },
  };
}

/** The http block in which the shipped file says it belongs. */
const around = (folder) => `
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 2;
daemon off;
pid nginx.pid;
events {}
http {
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    log_format upstreams $upstream_addr;
    access_log ${folder}/access.log upstreams;
    include ${folder}/news.conf;
}
`;

function replaceEach(text, pairs) {
  for (const [shipped, here] of pairs) {
    if (text.split(shipped).length !== 2)
      throw new Error(`deploy/nginx.conf has "${shipped}" not exactly once.`);
    text = text.replace(shipped, () => here);
  }
  return text;
}

export function tally(values) {
  const times = {};
  for (const value of values) times[value] = (times[value] ?? 0) + 1;
  return times;
}
