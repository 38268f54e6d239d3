import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { read } from './files.ts';

/** Returns the names of the variables that the product reads, from the schemas of its environments. */
export function variablesOfProduct(): Set<string> {
  const sources = [
    'server/hostEnvironment.ts',
    'server/addresses.ts',
    'server/environment.ts',
    'server/bucketSettings.ts',
    'site/src/readEnvironment.ts',
  ].map(read);
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)),
  );
}

/** Returns lines such as `NAME=value` of an env file, without comments and empty lines. */
export function parseAssignments(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

const environment = z.record(z.string(), z.coerce.string());

export const compose = z
  .object({
    services: z.object({
      frontage: z.object({
        build: z.object({ context: z.string(), dockerfile: z.string() }),
        env_file: z.string(),
        environment,
        volumes: z.array(z.string()),
        read_only: z.literal(true),
        tmpfs: z.array(z.string()),
        cap_drop: z.array(z.string()),
      }),
      caddy: z.object({
        build: z.object({ context: z.string(), dockerfile: z.string() }),
        environment,
        volumes: z.array(z.string()),
        ports: z.array(z.string()),
      }),
    }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('deploy/compose.yaml')));

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.object({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  securityContext: z.object({ readOnlyRootFilesystem: z.boolean(), allowPrivilegeEscalation: z.boolean() }),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
});

export const deployment = z
  .object({
    spec: z.object({
      replicas: z.number(),
      strategy: z.object({ type: z.string() }),
      template: z.object({
        metadata: z.object({ annotations: z.record(z.string(), z.string()) }),
        spec: z.object({
          securityContext: z.object({ runAsUser: z.number(), runAsGroup: z.number(), runAsNonRoot: z.boolean() }),
          containers: z.tuple([container]),
          volumes: z.array(
            z.object({ name: z.string(), persistentVolumeClaim: z.object({ claimName: z.string() }).optional() }),
          ),
        }),
      }),
    }),
  })
  .parse(parse(read('deploy/kubernetes/deployment.yaml')));

export const kubernetesSettings = z
  .object({ data: environment })
  .parse(parse(read('deploy/kubernetes/settings.yaml'))).data;

const service = z.object({ spec: z.object({ ports: z.array(z.object({ targetPort: z.string() })) }) });
export const servicePorts = parseAllDocuments(read('deploy/kubernetes/service.yaml')).flatMap((document) =>
  service.parse(document.toJS()).spec.ports.map(({ targetPort }) => targetPort),
);

const rule = z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) });
export const alerts = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read('deploy/prometheus/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules);

const panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) });
export const panels = z
  .object({ panels: z.array(panel) })
  .parse(JSON.parse(read('deploy/grafana/frontage.json'))).panels;

/** The alarms that the cases of promtool expect. */
export const rungInTests = z
  .object({
    tests: z.array(
      z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })) }),
    ),
  })
  .parse(parse(read('deploy/prometheus/alerts.test.yaml')))
  .tests.flatMap((one) => one.alert_rule_test);

const anyService = z.object({
  image: z.string(),
  environment: environment.optional(),
  volumes: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
});
/** Three hosts and the services they share. */
export const hostsCompose = z
  .object({ services: z.record(z.string(), anyService), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(read('deploy/compose.hosts.yaml'), { merge: true }));

/** What follows a word such as RUN. */
export interface Instruction {
  word: string;
  rest: string;
}

/** Returns the instructions of a Dockerfile in order, with continued lines joined and without comments. */
export function instructionsOf(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return word && rest ? [{ word, rest: rest.replace(/\s+/g, ' ') }] : [];
    });
}
