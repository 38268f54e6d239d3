import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import type { Bucket } from '../../files/bucket.ts';
import { type SharedHost, sharedHostsOfFile } from '../../testing/sharedHosts.ts';
import { inTurn } from './turn.ts';

const openSharedHosts = sharedHostsOfFile();

/** Publishes a change: all pages show this version from now on. */
const change = ({ payload }: { payload: Payload }, version: string) =>
  payload.updateGlobal({ slug: 'publication', data: { version }, depth: 0 });
const stateOf = ({ payload }: SharedHost) => payload.findGlobal({ slug: 'publication', depth: 0 });
const saying = (version: string, code = 'one') => `Made of ${version} by ${code}`;

it('renders a publication on one of two hosts, and serves the same release on both', async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  await change(here, 'first');
  // Both check at once, and one finds the other at work.
  const outcomes = await Promise.all([here.look(), there.look()]);
  expect(outcomes.toSorted()).toEqual(['nothing to do', 'published']);
  await Promise.all([here.look(), there.look()]);
  expect([here.shown(), there.shown()]).toEqual([saying('first'), saying('first')]);
  expect([...here.asked, ...there.asked]).toEqual(['first']);
  expect(here.whole()).toEqual(there.whole());
  expect(here.told + there.told, 'the renderer of the host that brought it').toBe(1);
  const { kind } = (await stateOf(here)).activity as { kind: string };
  expect([(await stateOf(here)).liveVersion, kind]).toEqual(['first', 'idle']);
  expect((await here.payload.count({ collection: 'releases' })).totalDocs).toBe(1);
});

it('stores and fetches only what changed, and shares the rest on disk', async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  await change(here, 'first');
  await here.look();
  await there.look();
  hosts.server.asked.length = 0;
  await change(here, 'second');
  await here.look();
  const puts = hosts.server.asked.filter((one) => one.startsWith('PUT'));
  // The start page and its twin, two files about the release, and the list of all files.
  expect(puts).toHaveLength(5);
  hosts.server.asked.length = 0;
  await there.look();
  expect(hosts.server.asked.filter((one) => one.startsWith('GET'))).toHaveLength(5);
  const numbers = there.whole().map((id) => statSync(join(there.directory, 'releases', id, 'public/same.html')).ino);
  expect(new Set(numbers).size).toBe(1);
  expect([there.shown(), there.shown('/same')]).toEqual([saying('second'), 'Nobody changes this.']);
});

it('fetches the release at a start, and renders nothing', async () => {
  const hosts = await openSharedHosts();
  const here = await hosts.open();
  for (const version of ['first', 'second']) {
    await change(here, version);
    await here.look();
  }
  const late = await hosts.open();
  await late.look();
  expect([late.shown(), late.asked, late.whole()]).toEqual([saying('second'), [], [here.whole()[0]]]);
  await late.look();
  expect(late.whole(), 'older ones follow, for pages that stand open').toEqual(here.whole());
});

it('leaves no partial release wherever a host dies while fetching, and fetches it once it is back', async () => {
  const hosts = await openSharedHosts();
  const here = await hosts.open();
  await change(here, 'first');
  await here.look();
  const { directory } = await hosts.open();
  let calls = Number.POSITIVE_INFINITY;
  const gone = new Promise<never>(() => {});
  const underway: Promise<boolean>[] = [];
  const dying = (bucket: Bucket): Bucket => ({
    ...bucket,
    // A dead process gets no answer, not even to earlier requests.
    async fetch(key, path) {
      if (calls-- <= 0) return gone;
      const answer = bucket.fetch(key, path);
      underway.push(answer);
      const isThere = await answer;
      return calls < 0 ? gone : isThere;
    },
  });
  const before = await hosts.open({ directory });
  await before.look();
  await change(here, 'second');
  await here.look();
  for (const lasting of [0, 1, 2, 3, 4]) {
    calls = lasting;
    const cut = await hosts.open({ directory, bucket: dying });
    void cut.look();
    await expect.poll(() => calls).toBeLessThan(0);
    // Nor does it write any more while the next one uses its folder.
    await Promise.all(underway.splice(0));
    expect([cut.shown(), cut.whole().length], `after ${lasting} files`).toEqual([saying('first'), 1]);
  }
  const again = await hosts.open({ directory });
  await again.look();
  expect([again.shown(), again.shown('/same'), again.asked]).toEqual([saying('second'), 'Nobody changes this.', []]);
});

it('keeps serving while the bucket is away, reports since when, and tries again', async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  await change(here, 'first');
  await here.look();
  await there.look();
  await hosts.server.stop();
  await change(here, 'second');
  expect([await here.look(), here.shown()]).toEqual(['failed', saying('first')]);
  expect((await stateOf(here)).activity).toMatchObject({ kind: 'failed', nextTryAt: expect.any(String) });
  expect((await stateOf(here)).liveVersion).toBe('first');
  hosts.clock.now = new Date(hosts.clock.now.getTime() + 60_000);
  expect(here.failsForMs()).toBe(60_000);
  await hosts.server.start();
  expect(await here.look()).toBe('published');
  expect([here.failsForMs(), here.shown()]).toEqual([0, saying('second')]);
  await hosts.server.stop();
  expect([await there.look(), there.shown()]).toEqual(['nothing to do', saying('first')]);
  hosts.clock.now = new Date(hosts.clock.now.getTime() + 60_000);
  expect(there.failsForMs()).toBe(60_000);
  await hosts.server.start();
  await there.look();
  expect([there.failsForMs(), there.shown(), there.asked]).toEqual([0, saying('second'), []]);
});

it('removes what only old releases had from the bucket', { tags: 'long' }, async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  for (let version = 1; version <= 13; version += 1) {
    const host = version % 2 ? here : there;
    await change(host, `version ${version}`);
    await host.look();
  }
  expect([here.shown(), there.shown()]).toEqual([saying('version 13'), saying('version 12')]);
  await there.look();
  expect([here.whole().length, there.whole()]).toEqual([10, here.whole()]);
  // For each of the ten: a page and its twin, two files about it, its list. All share a page, its twin and headers.
  expect(await hosts.stored()).toHaveLength(10 * 5 + 3);
  const late = await hosts.open();
  for (let looks = 0; looks < 10; looks += 1) await late.look();
  expect(late.whole()).toEqual(here.whole());
});

it('goes back to an older release on all hosts, even on those that never had it', async () => {
  const hosts = await openSharedHosts();
  const here = await hosts.open();
  for (const version of ['first', 'second', 'third']) {
    await change(here, version);
    await here.look();
  }
  const oldest = here.whole().at(-1);
  await here.payload.updateGlobal({ slug: 'publication', data: { heldRelease: oldest ?? null }, depth: 0 });
  await here.look();
  const late = await hosts.open();
  await late.look();
  await late.look();
  expect([here.shown(), late.shown(), late.asked]).toEqual([saying('first'), saying('first'), []]);
  await here.payload.updateGlobal({ slug: 'publication', data: { heldRelease: null }, depth: 0 });
  await here.look();
  await late.look();
  expect([here.shown(), late.shown()]).toEqual([saying('third'), saying('third')]);
});

it('goes on if the host whose turn it was is gone, and removes what it stored in vain', async () => {
  const hosts = await openSharedHosts();
  const stuck = (bucket: Bucket): Bucket => ({
    ...bucket,
    put: (key, file, headers) => (++puts > 4 ? new Promise(() => {}) : bucket.put(key, file, headers)),
  });
  let puts = 0;
  const [dying, other] = [await hosts.open({ bucket: stuck }), await hosts.open()];
  await change(dying, 'first');
  void dying.look();
  await expect.poll(() => puts).toBeGreaterThan(4);
  expect(await other.look()).toBe('nothing to do');
  // Its turn expires: the row looks as if ten seconds had passed.
  await endTurn(other.payload);
  await change(other, 'second');
  expect(await other.look()).toBe('published');
  expect([other.shown(), (await hosts.stored()).length]).toEqual([saying('second'), 8]);
});

it('notes that a release is live if the host that made it could not', async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  await change(here, 'first');
  await here.look();
  // The state if that host dies between sharing and noting it.
  const data = { liveVersion: 'before', activity: { kind: 'rendering', total: 2, toRender: 2, rendered: 1 } };
  await here.payload.updateGlobal({ slug: 'publication', data, depth: 0 });
  expect(await there.look()).toBe('published');
  expect(await stateOf(there)).toMatchObject({ liveVersion: 'first', activity: { kind: 'idle' } });
  expect(there.asked).toEqual([]);
});

it('renders the pages that are to follow on another host if the one that put them off is gone', async () => {
  const hosts = await openSharedHosts();
  const [here, there] = [await hosts.open(), await hosts.open()];
  await change(here, 'first');
  here.parts = { later: 200 };
  await here.look();
  const [partial = ''] = here.whole();
  there.parts = { completes: partial };
  expect(await there.look()).toBe('published');
  expect([await here.look(), await there.look()]).toEqual(['nothing to do', 'nothing to do']);
  expect([here.asked, there.asked, here.whole()]).toEqual([['first'], ['first'], there.whole()]);
  const { docs } = await here.payload.find({ collection: 'releases' });
  expect(docs, 'one release for editors').toMatchObject([{ release: there.whole()[0], rendered: 4 }]);
  await change(here, 'second');
  await here.look();
  await there.look();
  expect([...here.whole(), ...there.whole()]).not.toContain(partial);
  expect(there.whole()).toHaveLength(2);
});

it('makes a release with its own code once after a start, then follows those of other code', async () => {
  const hosts = await openSharedHosts();
  const old = await hosts.open();
  await change(old, 'first');
  await old.look();
  const upgraded = await hosts.open({ code: 'two' });
  expect(await upgraded.look()).toBe('published');
  await old.look();
  expect([upgraded.shown(), old.shown()]).toEqual([saying('first', 'two'), saying('first', 'two')]);
  await change(old, 'second');
  await old.look();
  await upgraded.look();
  await upgraded.look();
  expect([old.shown(), upgraded.shown()]).toEqual([saying('second', 'one'), saying('second', 'one')]);
  expect([old.asked, upgraded.asked]).toEqual([['first', 'second'], ['first']]);
});

it('makes and stores a release again if the bucket has lost files of it, as after a restored backup', async () => {
  const hosts = await openSharedHosts();
  const here = await hosts.open();
  await change(here, 'first');
  await here.look();
  await hosts.server.empty('releases/');
  const late = await hosts.open();
  expect(await late.look()).toBe('published');
  expect([late.shown(), late.asked, late.failsForMs()]).toEqual([saying('first'), ['first'], 0]);
  await here.look();
  expect(here.whole()[0]).toBe(late.whole()[0]);
});

it('gives a turn to one host at a time, by the clock of the database', async () => {
  const hosts = await openSharedHosts();
  const { payload } = await hosts.open();
  const seen = await inTurn(payload, async (turn) => {
    turn.stay();
    return [await inTurn(payload, async () => 'another'), 'mine'];
  });
  expect(seen).toEqual([undefined, 'mine']);
  expect(await inTurn(payload, async () => 'afterwards')).toBe('afterwards');
});

async function endTurn(payload: Payload): Promise<void> {
  await payload.kv.set('turn to publish', { holder: 'one that is gone', until: 0 });
}
