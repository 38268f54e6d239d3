import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackend } from '@frontage/bench/backendProcess.ts';
import { openReceiver, type Receiver } from '@frontage/traces/testing/openReceiver.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layMigratedSqlite } from '../../testing/databases.ts';
import { findFreePort } from '../../testing/findFreePort.ts';

const directory = mkdtempSync(join(tmpdir(), 'frontage-traced-'));
const loadedFiles = join(directory, 'loaded');
const noteLoaded = pathToFileURL(join(import.meta.dirname, '../../../traces/testing/noteLoaded.mjs')).href;
const variables = {
  DATA_DIR: join(directory, 'data'),
  LOADED_FILES: loadedFiles,
  NODE_OPTIONS: `--import ${noteLoaded}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
};
let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
  mkdirSync(variables.DATA_DIR);
  await layMigratedSqlite(variables.DATA_DIR);
});
afterAll(async () => {
  await receiver.close();
  rmSync(directory, { recursive: true });
});

/** Returns the loaded files of packages that send traces; other dependencies load OpenTelemetry's API. */
async function loadedBy(more: Record<string, string>): Promise<string[]> {
  writeFileSync(loadedFiles, '');
  const host = await startBackend(await findFreePort(), { ...variables, ...more });
  await fetch(`${host.url}/healthz`);
  await host.stop();
  return readFileSync(loadedFiles, 'utf8')
    .split('\n')
    .filter((file) => /@opentelemetry\/(?:sdk-|exporter-|otlp-|core|resources)/.test(file));
}

test('a host without a collector loads nothing that would send traces', async () => {
  expect(await loadedBy({})).toEqual([]);
});

test('a host that is told to end first sends the spans it has', async () => {
  const { endpoint } = receiver;
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).not.toEqual([]);
  expect(receiver.spans.map(({ name }) => name)).toContain('GET /healthz');
});

test('a host that is told to end does so even if the collector hangs', async () => {
  receiver.answerBy('silent');
  const host = await startBackend(await findFreePort(), {
    ...variables,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  await fetch(`${host.url}/healthz`);
  // The collector never answers, so a host that waited for it would not end within this test.
  await host.stop();
  expect(() => process.kill(Number(host.pid), 0)).toThrow('ESRCH');
});
