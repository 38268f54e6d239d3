import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublishedText, type PublishedText } from '../testing/publishedText.ts';
import { RendererFault } from './rendererClient.ts';

let site: PublishedText;

beforeEach(() => {
  site = openPublishedText();
});
afterEach(() => site.close());

const idsOnDisk = () => readdirSync(site.directory).filter((name) => name !== 'current');
const fault = (isPassing: boolean) => () => {
  throw new RendererFault(isPassing ? 'The renderer is away' : 'Nothing can be shown', { isPassing });
};

describe('what is published', () => {
  it('is served by a first release, and causes no second one while nothing changes', async () => {
    expect(await site.publishIfDue()).toBe('published');
    expect(await site.publishLater()).toBe('nothing to do');
    expect([site.shown(), site.asked, site.live]).toEqual(['one', ['one'], ['one']]);
    expect(site.activities).toEqual([{ kind: 'rendering', total: 1, toRender: 1, rendered: 0 }, { kind: 'idle' }]);
    expect(site.said).toEqual(['Published in 0.0 s: 1 of 1 pages rendered']);
    expect(site.told).toEqual([1]);
  });

  it('is served again after a change, and the release notes the last change that it contains', async () => {
    await site.publishIfDue();
    Object.assign(site.cms, { version: 'two', lastChange: 2 });
    expect(await site.publishLater()).toBe('published');
    expect(site.shown()).toBe('two');
    expect(site.made).toEqual([
      { version: 'one', lastChange: 1 },
      { version: 'two', lastChange: 2 },
    ]);
  });

  it('is the newest release although the clock has been set back', async () => {
    await site.publishIfDue();
    site.clock.now = new Date(site.clock.now.getTime() - 3_600_000);
    Object.assign(site.cms, { version: 'two', lastChange: 2 });
    expect(await site.publishIfDue()).toBe('published');
    expect((await site.releases.find(undefined))?.id).toBe(await site.releases.currentId());
    expect(site.shown()).toBe('two');
  });

  it('becomes one release if several changes arrive while another is made, and the newest wins', async () => {
    site.during = () => {
      site.during = () => {};
      for (const change of [2, 3, 4]) Object.assign(site.cms, { version: `change ${change}`, lastChange: change });
    };
    await site.publishIfDue();
    expect(site.shown()).toBe('one');
    await site.publishLater();
    await site.publishLater();
    expect([site.asked, site.shown()]).toEqual([['one', 'change 4'], 'change 4']);
    expect(site.made.map(({ lastChange }) => lastChange)).toEqual([1, 4]);
  });

  it('counts as live with the served release if no page shows the change', async () => {
    await site.publishIfDue();
    const served = await site.releases.currentId();
    site.isUnseen = true;
    site.cms.version = 'two';
    expect(await site.publishLater()).toBe('published');
    expect(await site.publishLater()).toBe('nothing to do');
    expect([site.live, await site.releases.currentId()]).toEqual([['one', 'two'], served]);
    expect(site.said.at(-1)).toContain('none of 1 pages rendered');
  });

  it('is recognised as the newest even if several releases are made within one second', async () => {
    const ids: (string | undefined)[] = [];
    for (let version = 1; version <= 8; version += 1) {
      site.cms.version = `version ${version}`;
      await site.publishLater(0.1);
      ids.push((await site.releases.find(undefined))?.id, await site.releases.currentId());
    }
    expect(new Set(ids).size).toBe(8);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('goes live without the pages that few look for, which follow in a release of their own', async () => {
    site.parts = { later: 200 };
    expect(await site.publishIfDue()).toBe('published');
    const [partial] = idsOnDisk();
    expect(site.said).toEqual(['Published in 0.0 s: 1 of 1 pages rendered, 200 follow']);
    expect(await site.publishLater()).toBe('published');
    expect(await site.publishLater()).toBe('nothing to do');
    expect([site.asked, site.live]).toEqual([
      ['one', 'one'],
      ['one', 'one'],
    ]);
    expect(idsOnDisk(), 'visitors may still be reading from it').toContain(partial);
    site.cms.version = 'two';
    await site.publishLater();
    expect(idsOnDisk(), 'it is no way back').not.toContain(partial);
    expect(site.kept).toHaveLength(2);
  });

  it('leaves ten complete releases to go back to, however many went live without some pages', async () => {
    for (let version = 1; version <= 12; version += 1) {
      site.cms.version = `version ${version}`;
      site.parts = { later: 200 };
      await site.publishLater();
      await site.publishLater();
    }
    const whole = (await site.releases.list()).filter(({ later }) => !later);
    expect(whole.map(({ version }) => version).at(-1)).toBe('version 3');
    expect(site.kept).toHaveLength(whole.length + 1);
  });

  it('is rendered again, once, when something ends by itself', async () => {
    site.cms.turn = new Date('2026-11-21T13:00:00Z');
    await site.publishIfDue();
    expect(await site.publishLater(3599)).toBe('nothing to do');
    expect(await site.publishLater(1)).toBe('published');
    expect(await site.publishLater()).toBe('nothing to do');
    expect(site.asked).toEqual(['one', 'one']);
  });
});

describe('every page', () => {
  it('is rendered once if somebody asks for that, with retries until it succeeds', async () => {
    await site.publishIfDue();
    Object.assign(site.cms, { version: 'two', fullVersion: 'two' });
    site.during = fault(true);
    await site.publishLater();
    site.during = () => {};
    expect(await site.publishLater(60)).toBe('published');
    site.cms.version = 'three';
    await site.publishLater();
    expect(site.asked).toEqual(['one', 'two, every page', 'two, every page', 'three']);
  });

  it('is also rendered if something else was published before the next check', async () => {
    await site.publishIfDue();
    Object.assign(site.cms, { version: 'three', fullVersion: 'two' });
    await site.publishLater();
    expect(site.asked.at(-1)).toBe('three, every page');
  });

  it('is rendered once more if somebody asks again meanwhile', async () => {
    await site.publishIfDue();
    Object.assign(site.cms, { version: 'two', fullVersion: 'two' });
    site.during = () => {
      site.during = () => {};
      Object.assign(site.cms, { version: 'three', fullVersion: 'three' });
    };
    await site.publishLater();
    await site.publishLater();
    expect(site.asked.slice(1)).toEqual(['two, every page', 'three, every page']);
  });
});

describe('a fault that passes', () => {
  it('is retried with growing pauses of at most a minute, and reported to operators the third time', async () => {
    site.during = fault(true);
    const pauses: number[] = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      expect(await site.publishIfDue()).toBe('failed');
      expect(site.said).toHaveLength(failures < 3 ? 0 : 1);
      const last = site.activities.at(-1);
      const next = last?.kind === 'failed' ? Date.parse(last.nextTryAt ?? '') : 0;
      pauses.push((next - site.clock.now.getTime()) / 1000);
      expect(await site.publishLater((pauses.at(-1) ?? 0) - 0.1)).toBe('nothing to do');
      site.clock.now = new Date(next);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(site.said[0]).toContain('The renderer is away');
    site.during = () => {};
    expect(await site.publishIfDue()).toBe('published');
    expect(site.activities.at(-1)).toEqual({ kind: 'idle' });
  });

  it('is retried at once where the clock was set back by a day', async () => {
    site.during = fault(true);
    await site.publishIfDue();
    site.during = () => {};
    expect(await site.publishLater(-86_400)).toBe('published');
  });

  it('does not delay changed content, and its pauses start over after a release', async () => {
    site.during = fault(true);
    await site.publishIfDue();
    await site.publishLater(1);
    site.during = () => {};
    site.cms.version = 'two';
    expect(await site.publishLater(0)).toBe('published');
    site.during = fault(true);
    site.cms.version = 'three';
    await site.publishLater();
    expect(site.activities.at(-1)).toMatchObject({
      nextTryAt: new Date(site.clock.now.getTime() + 1000).toISOString(),
    });
  });

  it('may also come from the disk or the CMS', async () => {
    site.during = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    await site.publishIfDue();
    expect(site.activities.at(-1)).toMatchObject({ message: 'ENOSPC: no space left on device' });
    site.during = () => {};
    expect(await site.publishLater(1)).toBe('published');
  });
});

it('notes a complete release once the database is back, without rendering it again', async () => {
  Object.assign(site, { isDeaf: true, during: () => Object.assign(site.cms, { version: 'two', lastChange: 2 }) });
  for (const seconds of [0, 1, 30]) await expect(site.publishLater(seconds)).rejects.toThrow('The database is away');
  expect([site.asked, site.live, site.told]).toEqual([['one'], [], []]);
  expect(site.activities.at(-1)).toMatchObject({ kind: 'failed', message: 'The database is away' });
  site.isDeaf = false;
  expect(await site.publishLater()).toBe('published');
  expect([site.asked, site.live, site.told]).toEqual([['one'], ['one'], [1]]);
  expect(site.made, 'not with what was changed since').toEqual([{ version: 'one', lastChange: 1 }]);
  expect(await site.publishLater()).toBe('published');
  expect(site.shown()).toBe('two');
});

describe('a fault that does not pass', () => {
  it('is reported to editors and operators at once, and retried once the content changes', async () => {
    await site.publishIfDue();
    site.during = fault(false);
    site.cms.version = 'two';
    expect(await site.publishLater()).toBe('failed');
    expect(site.activities.at(-1)).toEqual({ kind: 'failed', message: 'Nothing can be shown' });
    expect(site.said.at(-1)).toBe('The site was not published, and shows what it showed before:\nNothing can be shown');
    site.during = () => {};
    expect(await site.publishLater(3600)).toBe('nothing to do');
    expect(site.shown()).toBe('one');
    site.cms.version = 'three';
    expect(await site.publishLater()).toBe('published');
    expect(site.asked).toEqual(['one', 'two', 'three']);
  });
});

describe('what visitors get', () => {
  it('is never an incomplete release, and none is noted as live', async () => {
    site.during = fault(true);
    await site.publishIfDue();
    expect([site.shown(), site.live, site.made]).toEqual([undefined, [], []]);
    site.during = () => expect(site.shown()).toBeUndefined();
    await site.publishLater();
    site.cms.version = 'two';
    site.during = () => expect([site.shown(), site.live]).toEqual(['one', ['one']]);
    await site.publishLater();
    expect([site.shown(), site.live]).toEqual(['two', ['one', 'two']]);
    expect(idsOnDisk(), 'what was cut short is taken away').toHaveLength(2);
  });

  it('is one of the last ten releases, which stay on disk', async () => {
    for (let version = 1; version <= 12; version += 1) {
      site.cms.version = `version ${version}`;
      await site.publishLater();
    }
    expect([site.shown(), idsOnDisk().length]).toEqual(['version 12', 10]);
    expect(site.kept, 'one can go back to each').toEqual(idsOnDisk().sort().reverse());
  });
});
