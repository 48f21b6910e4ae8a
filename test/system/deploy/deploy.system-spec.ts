import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadSettings } from '../../../src/config/load-settings.js';
import { type Setting, SETTINGS } from '../../../src/config/settings-table.js';

const yaml = createRequire(import.meta.url)('js-yaml') as { loadAll(text: string): unknown[] };

interface Container {
  image: string;
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports: { name: string }[];
  volumeMounts: { name: string; mountPath: string }[];
}

interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    scaleTargetRef?: { kind: string; name: string };
    ports?: { targetPort: string }[];
    volumeClaimTemplates?: { metadata: { name: string } }[];
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; volumes: { name: string }[] };
    };
  };
}

interface Compose {
  services: Record<string, { image: string; environment?: Record<string, string>; secrets?: string[] }>;
  secrets?: Record<string, unknown>;
}

const deployed = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const documents = (name: string): unknown[] => yaml.loadAll(readFileSync(deployed(name), 'utf8'));

const MANIFESTS = ['kubernetes.yaml', 'kubernetes-replicas.yaml'];
const COMPOSE_FILES = ['compose.yaml', 'compose-replicas.yaml', 'compose.try.yaml'];
/** What would stand in a file of secrets. */
const SECRETS: Record<string, string> = {
  CURSOR_SECRET: 'a secret of many characters',
  REDIS_URL: 'redis://:secret@redis.example/0',
};

/** What the settings say to an environment, files of secrets taken for written. */
function faultsOf(environment: Record<string, string>): string[] {
  const table: Record<string, Setting<unknown>> = SETTINGS;
  const faults: string[] = [];
  const written = Object.entries(environment).map(([name, value]): [string, string] => {
    const secret = name.replace(/_FILE$/, '');
    if (name in table) return [name, value];
    if (table[secret]?.secret !== true) faults.push(`${name} is no setting`);
    return [secret, SECRETS[secret] ?? 'secret'];
  });
  loadSettings(Object.fromEntries(written));
  return faults;
}

const ours = ({ image }: { image: string }): boolean => /(?:^|\/)news-search:/.test(image);

it('has no YAML file that is not checked', () => {
  const known = [...MANIFESTS, ...COMPOSE_FILES, 'alerts.yaml'];
  expect(readdirSync(deployed('')).filter((name) => /\.ya?ml$/.test(name))).toEqual(known.sort());
});

describe.each(MANIFESTS)('deploy/%s', (name) => {
  const resources = documents(name) as Resource[];
  const pods = resources.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
  const containers = pods.flatMap(({ spec }) => spec.template.spec.containers);

  /** Settings of a container: those of the ConfigMap, and its own. */
  const environmentOf = ({
    env = [],
    envFrom = [],
  }: Pick<Container, 'env' | 'envFrom'>): Record<string, string> => {
    const shared = envFrom.map(({ configMapRef }) => {
      const map = resources.find(
        ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name,
      );
      return map!.data!;
    });
    const own = Object.fromEntries(env.map((entry) => [entry.name, entry.value]));
    return Object.assign({}, ...shared, own) as Record<string, string>;
  };

  it('sets only known settings, and starts with them', () => {
    expect(containers.length).toBeGreaterThan(0);
    for (const container of containers) expect(faultsOf(environmentOf(container))).toEqual([]);
  });

  it('mounts existing volumes, and names files of secrets where they are mounted', () => {
    for (const { spec } of pods) {
      const { containers: all, volumes } = spec.template.spec;
      const there = [...volumes, ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)].map(
        (volume) => volume.name,
      );
      for (const { volumeMounts, env, envFrom } of all) {
        expect(there).toEqual(expect.arrayContaining(volumeMounts.map((mount) => mount.name)));
        const files = Object.entries(environmentOf({ env, envFrom }))
          .filter(([setting]) => setting.endsWith('_FILE'))
          .map(([, value]) => value);
        const paths = volumeMounts.map(({ mountPath }) => mountPath);
        for (const file of files) expect(paths).toContain(file.replace(/\/[^/]*$/, ''));
      }
    }
  });

  it('selects and scales existing objects', () => {
    const isThere = (wanted: Record<string, unknown>): boolean =>
      pods.some(({ spec }) =>
        Object.entries(wanted).every(([label, value]) => spec.template.metadata.labels[label] === value),
      );
    for (const { kind, spec } of resources.filter(({ spec }) => spec?.selector !== undefined)) {
      expect([kind, isThere(spec.selector!.matchLabels ?? spec.selector!)]).toEqual([kind, true]);
    }
    for (const { spec } of resources.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')) {
      const { kind, name: target } = spec.scaleTargetRef!;
      expect(pods.map((pod) => [pod.kind, pod.metadata.name])).toContainEqual([kind, target]);
    }
    const ports = containers.flatMap((container) => container.ports.map((port) => port.name));
    for (const { spec } of resources.filter(({ kind }) => kind === 'Service')) {
      for (const { targetPort } of spec.ports!) expect(ports).toContain(targetPort);
    }
  });

  const VALIDATOR = process.env['KUBERNETES_VALIDATE'] ?? 'kubernetes-validate';
  const isHere = spawnSync(VALIDATOR, ['--version']).status === 0;
  (isHere ? it : it.skip)('is what `kubernetes-validate --strict` has nothing to say to', () => {
    const { status, stdout, stderr } = spawnSync(VALIDATOR, ['--strict', '--quiet', deployed(name)]);
    expect([status, `${stdout}${stderr}`]).toEqual([0, '']);
  });
});

it('has every alert in the runbook, and no other', () => {
  const name = /\b(NewsSearch\w+)\b/;
  const fired = readFileSync(deployed('alerts.yaml'), 'utf8').match(/(?<=- alert: )\w+/g);
  const rows = readFileSync(deployed('../docs/guide/operate.md'), 'utf8').match(/^\| \*\*NewsSearch\w+/gm)!;
  expect(rows.map((row) => name.exec(row)![1])).toEqual(fired);
});

describe.each(COMPOSE_FILES)('deploy/%s', (name) => {
  const [compose] = documents(name) as [Compose];

  it('sets only known settings, starts with them, and has the secrets it names', () => {
    const services = Object.values(compose.services).filter(ours);
    expect(services.length).toBeGreaterThan(0);
    for (const { environment = {}, secrets = [] } of services) {
      expect(faultsOf(environment)).toEqual([]);
      expect(Object.keys(compose.secrets ?? {})).toEqual(expect.arrayContaining(secrets));
      const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      for (const file of files) expect(secrets).toContain(file.replace('/run/secrets/', ''));
    }
  });
});
