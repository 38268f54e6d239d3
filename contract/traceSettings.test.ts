import { expect, test } from 'vitest';
import { readTraceSettings } from './traceSettings.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318/';

test('sends nothing without an address, whatever else is set', () => {
  expect(readTraceSettings({})).toBeUndefined();
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toBeUndefined();
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
});

test('records everything where only the address is set, at the path of OTLP', () => {
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://collector.example:4318/v1/traces',
    headers: {},
    service: 'frontage',
    resource: {},
    share: 1,
    followsParent: true,
  });
});

test('takes an address for traces alone as it is', () => {
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://traces.example/take';
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT })?.url).toBe(
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  );
});

test('reads pairs as OpenTelemetry writes them', () => {
  const OTEL_EXPORTER_OTLP_HEADERS = 'api-key=a%20b, x-team = web=1';
  expect(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS })?.headers).toEqual({
    'api-key': 'a b',
    'x-team': 'web=1',
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: must be an address such as'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/json'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS: must be pairs'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'name=%' }, 'OTEL_RESOURCE_ATTRIBUTES: must be pairs'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER: must be always_on, always_off'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: must be the part of traces'],
])('names what is wrong with %j, and never a key that was given', (given, message) => {
  const read = () => readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, ...given });
  expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});
