import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublisher } from './publisher.ts';
import { createReleases } from './releases.ts';

let directory: string;
let clock: Date;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'frontage-releases-'));
  clock = new Date('2026-11-21T12:00:00Z');
});

afterEach(() => rm(directory, { recursive: true }));

/** A CMS whose content is one text. */
function fakeCms(options: { turn?: Date } = {}) {
  const cms = {
    version: 'one',
    outcomes: [] as { version: string; error?: string }[],
    builds: 0,
  };
  const publisher = createPublisher({
    publication: {
      version: async () => cms.version,
      nextTurnOf: async (after) => (options.turn && options.turn > after ? options.turn : undefined),
      record: async (outcome) => {
        cms.outcomes.push(outcome);
      },
    },
    releases: createReleases(directory, () => clock),
    buildSite: async (target) => {
      cms.builds += 1;
      if (cms.version === 'broken') throw new Error('block 4, faq: expected text, found nothing');
      await mkdir(target, { recursive: true });
      await writeFile(join(target, 'index.html'), cms.version);
    },
    now: () => clock,
    report: () => {},
  });
  return { cms, publisher };
}

const served = () => readFile(join(directory, 'current', 'index.html'), 'utf8');

describe('the publisher', () => {
  it('serves the first build, and builds nothing while nothing changes', async () => {
    const { cms, publisher } = fakeCms();
    expect(await publisher()).toBe('published');
    expect(await publisher()).toBe('nothing to do');
    expect(await served()).toBe('one');
    expect(cms.builds).toBe(1);
  });

  it('serves a published change', async () => {
    const { cms, publisher } = fakeCms();
    await publisher();
    cms.version = 'two';
    await publisher();
    expect(await served()).toBe('two');
  });

  it('goes on serving the old state when a build fails, and tells the editor why', async () => {
    const { cms, publisher } = fakeCms();
    await publisher();
    cms.version = 'broken';
    expect(await publisher()).toBe('failed');
    expect(await served()).toBe('one');
    expect(cms.outcomes.at(-1)).toEqual({ version: 'broken', error: 'block 4, faq: expected text, found nothing' });
  });

  it('does not try a broken state again and again, but does once it is mended', async () => {
    const { cms, publisher } = fakeCms();
    cms.version = 'broken';
    await publisher();
    expect(await publisher()).toBe('nothing to do');
    cms.version = 'mended';
    expect(await publisher()).toBe('published');
  });

  it('builds again when something ends, without anyone touching the CMS', async () => {
    const { cms, publisher } = fakeCms({ turn: new Date('2026-11-21T13:00:00Z') });
    await publisher();
    clock = new Date('2026-11-21T13:00:01Z');
    expect(await publisher()).toBe('published');
    expect(await publisher()).toBe('nothing to do');
    expect(cms.builds).toBe(2);
  });

  it('keeps the served release and three before it', async () => {
    const { cms, publisher } = fakeCms();
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) {
      cms.version = version;
      clock = new Date(clock.getTime() + 60_000);
      await publisher();
    }
    const kept = (await readdir(directory)).filter((name) => name !== 'current');
    expect(kept).toHaveLength(4);
    expect(await served()).toBe('f');
    expect(existsSync(join(directory, 'current', 'index.html'))).toBe(true);
  });
});
