import { z } from 'zod';
import { EnvironmentFault } from './EnvironmentFault.ts';
import { oneOf, parseVariables, type Variables } from './variables.ts';

/** Where a process sends its traces, and which ones. */
export interface TraceSettings {
  /** The full address of the service that takes them. */
  url: string;
  /** Sent with each call, such as a key. */
  headers: Readonly<Record<string, string>>;
  /** Name of the website; other processes add theirs. */
  service: string;
  /** Added to every span, such as the environment. */
  resource: Readonly<Record<string, string>>;
  /** The share of new traces that is recorded, from 0 to 1. */
  share: number;
  /** Whether a trace from a proxy is recorded where the proxy records it. */
  followsParent: boolean;
}

const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
  .transform((url) => url.replace(/\/$/, ''))
  .optional();

const pairs = 'must be pairs such as name=value, split by commas, each value as in an address';
const pairList = z
  .string()
  .transform((list, context) => readPairs(list) ?? fail(context, pairs))
  .default({});

const share = 'must be the part of traces that is recorded, from 0 to 1';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: pairList,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', { error: 'must be http/json, which collectors take where they take http/protobuf' })
    .default('http/json'),
  OTEL_SERVICE_NAME: z.string().min(1).default('frontage'),
  OTEL_RESOURCE_ATTRIBUTES: pairList,
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: share })
    .min(0, { error: share })
    .max(1, { error: share })
    .default(1),
  OTEL_SDK_DISABLED: oneOf(['true', 'false']).default('false'),
});

/**
 * Reads the variables of OpenTelemetry, the same for host and renderer; undefined where no service takes traces. The
 * others are then not read, because they may be set for other programs. Throws EnvironmentFault naming every wrong one.
 */
export function readTraceSettings(given: Variables): TraceSettings | undefined {
  const isAsked = given.OTEL_EXPORTER_OTLP_ENDPOINT || given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!isAsked || given.OTEL_SDK_DISABLED === 'true') return undefined;
  const values = parseVariables(variables, given);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = values;
  const url = own ?? (base && `${base}/v1/traces`);
  if (!url) throw new EnvironmentFault('OTEL_EXPORTER_OTLP_ENDPOINT: is empty. Set it, or leave it out.');
  const sampler = values.OTEL_TRACES_SAMPLER;
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    service: values.OTEL_SERVICE_NAME,
    resource: values.OTEL_RESOURCE_ATTRIBUTES,
    share: shareOf(sampler, values.OTEL_TRACES_SAMPLER_ARG),
    followsParent: sampler.startsWith('parentbased_'),
  };
}

function shareOf(sampler: (typeof samplers)[number], given: number): number {
  if (sampler.endsWith('always_on')) return 1;
  return sampler.endsWith('always_off') ? 0 : given;
}

/** Undefined where an entry is not a pair. */
function readPairs(list: string): Record<string, string> | undefined {
  const read: Record<string, string> = {};
  for (const pair of list.split(',')) {
    const [name = '', ...parts] = pair.split('=');
    if (parts.length === 0 || !/^[\w./-]+$/.test(name.trim())) return undefined;
    try {
      read[name.trim()] = decodeURIComponent(parts.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return read;
}

function fail(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
