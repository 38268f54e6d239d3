import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { read, root } from './files.ts';

const names = z.array(z.string());
const dependsOn = z.union([
  names.transform((all) => all.map((name) => ({ name, condition: 'service_started' }))),
  z
    .record(z.string(), z.object({ condition: z.string() }))
    .transform((all) => Object.entries(all).map(([name, { condition }]) => ({ name, condition }))),
]);
const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      env_file: z.string().optional(),
      volumes: names.default([]),
      depends_on: dependsOn.default([]),
      healthcheck: z.unknown().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe.each(['deploy/compose.yaml', 'deploy/compose.hosts.yaml'])('%s', (file) => {
  const text = read(file);
  const { services, volumes } = composeFile.parse(parse(text, { merge: true }));
  const all = Object.values(services);
  const mounted = all.flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));

  it('mounts exactly the volumes it declares, and files that exist', () => {
    const [files, named] = [mounted.filter(isPath), mounted.filter((source) => !isPath(source))];
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([]);
  });

  it('waits for services that exist, and for their health if they report it', () => {
    for (const { condition, name } of all.flatMap((service) => service.depends_on)) {
      expect(Object.keys(services)).toContain(name);
      if (condition === 'service_healthy') expect(services[name]?.healthcheck, name).toBeDefined();
    }
  });

  it('builds from Dockerfiles that exist, with variables of which there is an example', () => {
    const built = all.flatMap(({ build }) => (build ? [join('deploy', build.context, build.dockerfile)] : []));
    const given = all.flatMap(({ env_file }) => (env_file ? [`deploy/${env_file}.example`] : []));
    expect([built.length, given.length]).not.toContain(0);
    expect([...built, ...given].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('needs no variable that the handbook does not mention', () => {
    const handbook = ['first-deploy', 'growing'].map((page) => read(`docs/operations/${page}.md`)).join('\n');
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((name) => !handbook.includes(name))).toEqual([]);
  });
});

const isPath = (source: string) => /^[./]/.test(source);

const named = z.object({ name: z.string() });
const container = named.extend({
  ports: z.array(named).default([]),
  volumeMounts: z.array(named),
  envFrom: z.array(z.object({ configMapRef: named.optional(), secretRef: named.optional() })),
});
const pod = z.object({
  containers: z.array(container),
  volumes: z.array(named.extend({ persistentVolumeClaim: z.object({ claimName: z.string() }).optional() })),
});
const object = z.object({ kind: z.string(), metadata: named }).loose();
const template = z.object({ spec: pod });
const withPods = z.object({ spec: z.object({ template }) });
const withJobs = z.object({ spec: z.object({ jobTemplate: withPods }) });

describe('the files for Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = z.object({ resources: names }).parse(parse(read(`${folder}/kustomization.yaml`)));
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => object.parse(document.toJS())),
  );
  const namesOf = (kind: string) => objects.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
  const pods = objects.flatMap((one) => {
    if (one.kind === 'Deployment') return [withPods.parse(one).spec.template.spec];
    return one.kind === 'CronJob' ? [withJobs.parse(one).spec.jobTemplate.spec.template.spec] : [];
  });

  it('are all included', () => {
    const files = readdirSync(join(root, folder)).filter((file) => file !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(files.toSorted());
    expect(pods).toHaveLength(3);
  });

  it('claim disks and read settings that they declare, and a secret that the handbook creates', () => {
    const claims = pods.flatMap(({ volumes }) => volumes.flatMap((one) => one.persistentVolumeClaim?.claimName ?? []));
    expect(new Set(claims)).toEqual(new Set(namesOf('PersistentVolumeClaim')));
    const sources = pods.flatMap(({ containers }) => containers.flatMap(({ envFrom }) => envFrom));
    expect(new Set(sources.flatMap(({ configMapRef }) => configMapRef?.name ?? []))).toEqual(
      new Set(namesOf('ConfigMap')),
    );
    const secrets = new Set(sources.flatMap(({ secretRef }) => secretRef?.name ?? []));
    expect(secrets.size).toBe(1);
    for (const name of secrets)
      expect(read('docs/operations/kubernetes.md')).toContain(`create secret generic ${name} `);
  });

  it('mount every volume of their own pod, and no other', () => {
    for (const { containers, volumes } of pods) {
      const mounted = containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name));
      expect(new Set(mounted)).toEqual(new Set(volumes.map(({ name }) => name)));
    }
  });

  it('connect services and probes to named ports of the container, and to pods with the label', () => {
    const ports = pods.flatMap(({ containers }) => containers.flatMap((one) => one.ports.map(({ name }) => name)));
    const text = resources.map((file) => read(`${folder}/${file}`)).join('\n');
    const asked = [...text.matchAll(/^ +(?:targetPort|port): ([a-z]+)$/gm)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !ports.includes(name))).toEqual([]);
    const labels = [...text.matchAll(/(selector|matchLabels|labels):\s+app: (\S+)/g)].map(([, , label]) => label);
    expect(labels.length).toBeGreaterThan(4);
    expect(new Set(labels).size).toBe(1);
  });
});
