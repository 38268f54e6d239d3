import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../hostEnvironment.ts';
import { cdnVariablesOf, keysIn, startEdgeCache } from '../testing/edgeCache.ts';
import { writeSmallRelease } from '../testing/smallRelease.ts';
import { openCdn } from './openCdn.ts';
import { keyOf, keyOfAll } from './pageKeys.ts';

const logger = { error: () => undefined, info: () => undefined };
const ids = ['20261123000001-aaaaaa', '20261123000002-bbbbbb', '20261123000003-cccccc'] as const;

function makeFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-cdn-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

it('tells the CDN of each release as soon as it becomes current', async () => {
  const edge = await startEdgeCache('Fastly', () => '');
  onTestFinished(() => edge.close());
  const DATA_DIR = makeFolder();
  const variables = cdnVariablesOf('Fastly', edge.purgeUrl);
  const environment = readEnvironment({ DATA_DIR, ...variables });
  for (const [place, id] of ids.entries()) {
    writeSmallRelease(environment.releasesDir, id, { pages: { '/': 'home', '/about': `${place}` } });
  }
  const cdn = openCdn({ environment, now: () => new Date(), logger });
  onTestFinished(() => cdn.stop());
  const told = () => edge.told.map(({ body, headers }) => keysIn(headers, body));
  await cdn.releases.makeCurrent(ids[0]);
  await expect.poll(told).toEqual([[keyOfAll]]);
  await cdn.releases.makeCurrent(ids[1]);
  await expect.poll(told).toEqual([[keyOfAll], [keyOf('/about')]]);
  expect(cdn.failsForMs?.()).toBe(0);
});

it('records each release at once, so that even one shown for a moment is not missed', async () => {
  const DATA_DIR = makeFolder();
  const variables = cdnVariablesOf('Fastly', 'http://127.0.0.1:9/purge');
  const environment = readEnvironment({ DATA_DIR, ...variables });
  for (const id of ids) writeSmallRelease(environment.releasesDir, id, { pages: { '/': id } });
  const cdn = openCdn({ environment, now: () => new Date(), logger });
  for (const id of [ids[0], ids[1], ids[0]]) await cdn.releases.makeCurrent(id);
  await cdn.stop();
  expect(JSON.parse(readFileSync(join(DATA_DIR, 'cdn.json'), 'utf8'))).toEqual(['unknown', ids[0], ids[1], ids[0]]);
});

it('does not touch the releases where no CDN is set', async () => {
  const DATA_DIR = makeFolder();
  const environment = readEnvironment({ DATA_DIR });
  writeSmallRelease(environment.releasesDir, ids[0], { pages: { '/': 'home' } });
  const cdn = openCdn({ environment, now: () => new Date(), logger });
  await cdn.releases.makeCurrent(ids[0]);
  await cdn.stop();
  expect([await cdn.releases.currentId(), cdn.failsForMs]).toEqual([ids[0], undefined]);
  expect(() => readFileSync(join(DATA_DIR, 'cdn.json'))).toThrow('ENOENT');
});
