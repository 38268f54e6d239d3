import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatNginxFolders } from '@frontage/server/testing/formatNginxFolders.ts';
import { programAt, withProgram } from '@frontage/server/testing/programs.ts';
import { expect, it, onTestFinished } from 'vitest';
import { read, root } from './files.ts';

const isThere = (program: string) => programAt(program) !== undefined;

function run(program: string, words: readonly string[], variables: Record<string, string> = {}): string {
  const env = { ...process.env, ...variables };
  return execFileSync(programAt(program) ?? program, words, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function createFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-tools-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

it('finds the programs that npm test lays beside those of the machine', () => {
  const laid = join(root, '.cache/debian-tools/usr/bin/frontage-laid');
  mkdirSync(dirname(laid), { recursive: true });
  writeFileSync(laid, '');
  onTestFinished(() => rmSync(laid));
  expect(programAt('frontage-laid')).toBe(laid);
});

it.skipIf(!isThere('nginx') || !isThere('openssl'))(withProgram('nginx takes its file', 'nginx'), () => {
  const directory = createFolder();
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  run('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  const site = read('deploy/nginx.conf')
    .replace(/(ssl_certificate) \S+;/g, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) \S+;/g, `$1 ${key};`);
  const file = join(directory, 'nginx.conf');
  mkdirSync(join(directory, 'logs'));
  writeFileSync(
    file,
    `pid ${directory}/pid; error_log stderr; events {}\nhttp {\n${formatNginxFolders(directory)}\n${site}\n}\n`,
  );
  expect(() => run('nginx', ['-t', '-p', directory, '-c', file])).not.toThrow();
});

it.skipIf(!isThere('caddy')).each(['deploy/Caddyfile', 'deploy/Caddyfile.hosts'])(
  withProgram('Caddy takes %s, with names and without', 'caddy'),
  (file) => {
    const words = ['validate', '--config', file, '--adapter', 'caddyfile'];
    const state = createFolder();
    const home = { XDG_DATA_HOME: state, XDG_CONFIG_HOME: state };
    const names = {
      SITE_DOMAIN: 'www.wharfside.example',
      ADMIN_DOMAIN: 'admin.wharfside.example',
      WEBSITE: 'frontage:3000',
    };
    expect(run('caddy', words, home)).toContain('Valid configuration');
    expect(run('caddy', words, { ...home, ...names })).toContain('Valid configuration');
  },
);

it.skipIf(!isThere('systemd-analyze'))('systemd accepts its units in the folder of the repository', () => {
  const directory = createFolder();
  const units = readdirSync(join(root, 'deploy/systemd'));
  for (const unit of units) {
    writeFileSync(
      join(directory, unit),
      read(`deploy/systemd/${unit}`).replaceAll('/opt/frontage', root.replace(/\/$/, '')),
    );
  }
  expect(units).toContain('frontage.service');
  expect(() => run('systemd-analyze', ['verify', ...units.map((unit) => join(directory, unit))])).not.toThrow();
});

it.skipIf(!isThere('promtool'))(
  withProgram(
    'Prometheus takes configuration and rules, and the rules tell what they should',
    'promtool',
    'prometheus',
  ),
  () => {
    expect(run('promtool', ['check', 'config', 'deploy/prometheus/prometheus.yaml'])).toContain('SUCCESS');
    expect(run('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'])).toContain('SUCCESS');
  },
);

it.skipIf(!isThere('amtool'))(
  withProgram('Alertmanager takes its example', 'amtool', 'prometheus-alertmanager'),
  () => {
    expect(run('amtool', ['check-config', 'deploy/prometheus/alertmanager.yaml'])).toContain('SUCCESS');
  },
);

it.skipIf(!isThere('kubectl'))('Kubernetes assembles its files, with the name of the image in them', () => {
  const all = run('kubectl', ['kustomize', 'deploy/kubernetes']);
  expect([...all.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind).toSorted()).toEqual([
    'ConfigMap',
    'CronJob',
    'CronJob',
    'Deployment',
    'Namespace',
    'PersistentVolumeClaim',
    'PersistentVolumeClaim',
    'Service',
    'Service',
  ]);
  expect(all).toContain('image: registry.example.com/frontage:');
});
