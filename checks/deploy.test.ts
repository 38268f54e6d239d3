import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrongSettingsExitCode } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '@frontage/server/hostEnvironment.ts';
import { readEnvironment as readSiteEnvironment } from '@frontage/site/src/readEnvironment.ts';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { entrances } from '../scripts/collectRuntime.ts';
import { endPatienceMs } from '../scripts/service.ts';
import {
  alerts,
  compose,
  deployment,
  hostsCompose,
  instructionsOf,
  kubernetesSettings,
  panels,
  parseAssignments,
  rungInTests,
  servicePorts,
  variablesOfProduct,
} from './deployFiles.ts';
import { listProjectFiles, read, root } from './files.ts';

const dockerfile = instructionsOf(read('deploy/Dockerfile'));
const rest = (word: string) => dockerfile.filter((one) => one.word === word).map((one) => one.rest);
const imageVariables = parseAssignments(rest('ENV').join(' ').replaceAll(' ', '\n'));
const units = readdirSync(join(root, 'deploy/systemd')).filter((file) => file.endsWith('.service'));
const unit = read('deploy/systemd/frontage.service');
const unitVariables = parseAssignments(
  [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, list = '']) => list.replaceAll(' ', '\n')).join('\n'),
);
const example = parseAssignments(read('deploy/frontage.env.example'));
const [container] = deployment.spec.template.spec.containers;
const portOf = (name: string) => container.ports.find((port) => port.name === name)?.containerPort;
const { port: websitePort, cms } = readWith({});

function readWith(variables: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-deploy-'));
  try {
    return readEnvironment({ ...variables, DATA_DIR: directory });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('the variables of the deployment files', () => {
  it.each([
    ['the example', example],
    ['the image', imageVariables],
    ['the unit', unitVariables],
    ['compose', compose.services.frontage.environment],
    ['compose for three hosts', hostsCompose.services['host-1']?.environment ?? {}],
    ['Kubernetes', kubernetesSettings],
  ])('are all read by the product: %s', (_where, variables) => {
    // These two are read by libraries.
    const known = variablesOfProduct().add('NODE_ENV').add('HOME');
    expect(Object.keys(variables).length).toBeGreaterThan(1);
    expect(Object.keys(variables).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['the example', example],
    ['Kubernetes', { ...kubernetesSettings, SMTP_URL: 'smtp://mail.example.com' }],
  ])('have values that the product accepts, with a secret filled in: %s', (_where, variables) => {
    const filled = { ...variables, PAYLOAD_SECRET: 's'.repeat(32) };
    expect(readWith(filled)).toMatchObject({
      isProduction: true,
      trustedProxies: 1,
      siteUrl: 'https://www.example.com',
    });
    expect(readSiteEnvironment(filled).isProduction).toBe(true);
  });

  it('include no secret', () => {
    expect(example.PAYLOAD_SECRET).toBe('');
    expect(Object.keys(kubernetesSettings)).not.toContain('PAYLOAD_SECRET');
  });

  it('of Caddy are those that compose sets', () => {
    const asked = [...read('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
    expect(asked.toSorted()).toEqual(Object.keys(compose.services.caddy.environment).toSorted());
  });
});

describe('the ports of the deployment files', () => {
  it('are those of website and admin', () => {
    expect(rest('EXPOSE')).toEqual([`${websitePort} ${cms.adminPort}`]);
    expect([portOf('website'), portOf('admin')]).toEqual([websitePort, cms.adminPort]);
    expect(compose.services.caddy.environment).toMatchObject({
      WEBSITE: `frontage:${websitePort}`,
      ADMIN: `frontage:${cms.adminPort}`,
    });
    for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf']) {
      expect(read(file)).toContain(`127.0.0.1:${websitePort}`);
      expect(read(file)).toContain(`127.0.0.1:${cms.adminPort}`);
    }
  });

  it('expose the metrics where Prometheus reads them, and not to visitors', () => {
    const { METRICS_PORT: port } = kubernetesSettings;
    expect(portOf('metrics')).toBe(Number(port));
    expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(port);
    expect(compose.services.frontage.environment.METRICS_PORT).toBe(port);
    expect(read('deploy/prometheus/prometheus.yaml')).toContain(`127.0.0.1:${port}`);
    expect(servicePorts.toSorted()).toEqual(['admin', 'website']);
    expect(compose.services.caddy.ports).toEqual(['80:80', '443:443']);
  });
});

describe('three hosts', () => {
  const { services, volumes } = hostsCompose;
  const hosts = Object.entries(services).filter(([name]) => name.startsWith('host-'));

  it('are alike except for their own folder, and each is named to the proxy', () => {
    expect(hosts).toHaveLength(3);
    expect(new Set(hosts.map(([, { environment, image }]) => JSON.stringify([image, environment]))).size).toBe(1);
    expect(hosts.map(([, host]) => host.volumes)).toEqual(
      [1, 2, 3].map((host) => [`data-${host}:/data`, 'backups:/backups']),
    );
    for (const [name] of hosts)
      for (const port of [3000, 3001]) expect(read('deploy/Caddyfile.hosts')).toContain(`${name}:${port}`);
  });

  it('have their shared servers among the services, each image with a version', () => {
    const { environment = {} } = services['host-1'] ?? {};
    for (const name of ['DATABASE_URL', 'S3_ENDPOINT']) {
      const [, host = ''] = /(?:@|\/\/)([a-z0-9]+):\d+/.exec(environment[name] ?? '') ?? [];
      expect(Object.keys(services), name).toContain(host);
    }
    const foreign = Object.values(services).flatMap(({ image }) => (image.startsWith('frontage') ? [] : [image]));
    for (const image of foreign) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?$/);
    const mounted = Object.values(services)
      .flatMap((one) => one.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '');
    expect(Object.keys(volumes).filter((name) => !mounted.includes(name))).toEqual([]);
  });
});

describe('a process manager that ends the product', () => {
  it.each([
    ['systemd', 'deploy/systemd/frontage.service', /^TimeoutStopSec=(\d+)$/m],
    ['compose', 'deploy/compose.yaml', /stop_grace_period: (\d+)s/],
    ['compose for three hosts', 'deploy/compose.hosts.yaml', /stop_grace_period: (\d+)s/],
    ['Kubernetes', 'deploy/kubernetes/deployment.yaml', /terminationGracePeriodSeconds: (\d+)/],
  ])('waits longer than the website and then the renderer may take: %s', (_who, file, pattern) => {
    expect(Number(pattern.exec(read(file))?.[1]) * 1000).toBeGreaterThan(2 * endPatienceMs);
  });
});

describe('the data', () => {
  it('is on the volume of the image, of compose and of Kubernetes', () => {
    const { DATA_DIR = '' } = imageVariables;
    expect(DATA_DIR).toMatch(/^\//);
    expect(rest('VOLUME')).toEqual([DATA_DIR]);
    expect(compose.services.frontage.volumes).toContain(`data:${DATA_DIR}`);
    const { name } = container.volumeMounts.find(({ mountPath }) => mountPath === DATA_DIR) ?? {};
    const volume = deployment.spec.template.spec.volumes.find((one) => one.name === name);
    expect(read('deploy/kubernetes/volume.yaml')).toContain(`name: ${volume?.persistentVolumeClaim?.claimName}\n`);
  });

  it('is in the state folder of the units', () => {
    for (const file of units) {
      const [, first] = /^StateDirectory=(\S+)/m.exec(read(`deploy/systemd/${file}`)) ?? [];
      expect(read(`deploy/systemd/${file}`)).toContain(`DATA_DIR=/var/lib/${first}`);
    }
  });

  it('is used by a separate command too, with the user and the variables of the unit', () => {
    const command = read('deploy/as-frontage.sh');
    for (const name of ['User', 'DynamicUser', 'WorkingDirectory', 'EnvironmentFile']) {
      const line = unit.split('\n').find((one) => one.startsWith(`${name}=`));
      expect(command).toContain(`--property=${line} `);
    }
    expect(command).toContain(`--setenv=DATA_DIR=${unitVariables.DATA_DIR} `);
  });

  it('needs no home of the user that systemd creates for each start: HOME is set for libraries', () => {
    for (const file of units)
      expect(read(`deploy/systemd/${file}`), file).toMatch(/^Environment=.*\bHOME=\/nonexistent/m);
  });

  it('survives a night in which a server is away: the unit ends only because of wrong settings', () => {
    expect(unit).toContain(`RestartPreventExitStatus=${wrongSettingsExitCode}\n`);
    for (const line of ['Restart=on-failure', 'StartLimitIntervalSec=0', 'OOMPolicy=continue', 'KillMode=mixed'])
      expect(unit).toContain(`${line}\n`);
    // A check before a start would keep the unit from starting.
    expect(unit).not.toContain('ExecStartPre');
  });

  it('is reached through a socket that outlives the unit, at the port of the website, which the check does not find taken', () => {
    expect(read('deploy/systemd/frontage.socket')).toContain(`ListenStream=127.0.0.1:${websitePort}\n`);
    expect(unit).toContain('Requires=frontage.socket\n');
    expect(read('deploy/systemd/frontage-check.service')).toContain('Conflicts=frontage.service frontage.socket\n');
  });

  it('belongs to one process at a time', () => {
    expect(deployment.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  });
});

describe('the image', () => {
  it('is made from every room of the repository, so that npm finds what the lock file names', () => {
    const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));
    const copied = rest('COPY').flatMap((words) => /^(\w+)\/package\.json \1\/$/.exec(words)?.[1] ?? []);
    expect(copied).toEqual(workspaces);
  });

  it('runs scripts and files that exist', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
    const run = rest('RUN').flatMap((words) => /^npm run (\w+)/.exec(words)?.[1] ?? []);
    expect(run).toEqual(['build', 'collect']);
    for (const name of run) expect(Object.keys(scripts)).toContain(name);
    const everything = [
      ...rest('ENTRYPOINT'),
      ...rest('HEALTHCHECK'),
      ...units.map((file) => read(`deploy/systemd/${file}`)),
    ];
    const started = [...everything.join('\n').matchAll(/\b((?:scripts|server)\/[\w/]+\.ts)\b/g)].map(
      ([, file = '']) => file,
    );
    expect(new Set(started)).toEqual(new Set(['scripts/serve.ts', 'scripts/probe.ts', 'server/backup/run.ts']));
    for (const file of started) expect(listProjectFiles()).toContain(file);
  });

  it('has each command of the handbook, with the file that npm would run', () => {
    const rows = [...read('docs/operations/processes.md').matchAll(/`npm run ([\w-]+) -w (\w+)` \| `node (\S+)` \|/g)];
    const named = rows.map(([, name = '', room = '', file = '']) => ({ name, room, file }));
    const asked = listProjectFiles()
      .filter((file) => file.startsWith('docs/operations/'))
      .flatMap((file) => [...read(file).matchAll(/npm run ([\w-]+) -w (server)/g)].map(([, name]) => name));
    expect(new Set(asked.filter((name) => name !== 'build'))).toEqual(new Set(named.map(({ name }) => name)));
    for (const { file, name, room } of named) {
      const { scripts } = z
        .object({ scripts: z.record(z.string(), z.string()) })
        .parse(JSON.parse(read(`${room}/package.json`)));
      expect(scripts[name]?.split(' ').at(-1)).toBe(file.replace(`${room}/`, ''));
      expect(entrances).toContain(file);
    }
  });

  it('fetches only from Debian and npm', () => {
    const files = ['deploy/Dockerfile', 'deploy/caddy.Dockerfile'];
    const bases = files.flatMap((file) => instructionsOf(read(file))).filter(({ word }) => word === 'FROM');
    expect(bases.map((one) => one.rest.split(' ')[0])).toEqual(Array(bases.length).fill('debian:trixie-slim'));
    for (const file of files) expect(read(file)).not.toMatch(/https?:|curl|wget|ADD /);
  });

  it('runs as its own user, the same in Kubernetes, on a read-only root', () => {
    const [user] = rest('USER');
    const { runAsGroup, runAsNonRoot, runAsUser } = deployment.spec.template.spec.securityContext;
    expect(user).toBe(`${runAsUser}:${runAsGroup}`);
    expect([runAsNonRoot, container.securityContext]).toEqual([
      true,
      { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    ]);
    expect(compose.services.frontage).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  });

  it('is asked for its health at the addresses of the product', () => {
    const { livenessProbe, readinessProbe, startupProbe } = container;
    expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe.httpGet)).toEqual([
      { path: '/healthz', port: 'website' },
      { path: '/healthz', port: 'website' },
      { path: '/readyz', port: 'website' },
    ]);
  });
});

describe('alarms and dashboard', () => {
  const ours = listProjectFiles()
    .filter((file) => file.startsWith('server/metrics/'))
    .flatMap((file) => [...read(file).matchAll(/name: '(frontage_\w+)'/g)].map(([, name = '']) => name));

  async function knownNames(): Promise<Set<string>> {
    const register = new Registry();
    collectDefaultMetrics({ register });
    onTestFinished(() => register.clear());
    const usual = (await register.getMetricsAsJSON()).map(({ name }) => name);
    const parts = ours.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
    return new Set([...usual, ...parts]);
  }

  it('use metrics that the product has', async () => {
    const known = await knownNames();
    const asked = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const names = asked.flatMap((expr) =>
      [...expr.matchAll(/\b(?:frontage|process|nodejs)_\w+/g)].map(([name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('show or watch each of our own metrics', () => {
    const asked = JSON.stringify([alerts, panels]);
    expect(ours.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('are explained one by one in the handbook', () => {
    const headings = [...read('docs/operations/alarms.md').matchAll(/^#+ (\w+)$/gm)].map(([, name]) => name);
    expect(headings.filter((name) => name !== 'Alarms')).toEqual(alerts.map(({ alert }) => alert));
  });

  it('each ring in a case of promtool', () => {
    const ringing = rungInTests.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname);
    expect(new Set(ringing)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  });
});
