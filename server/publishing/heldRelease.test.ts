import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublishedText, type PublishedText } from '../testing/publishedText.ts';

let site: PublishedText;

/** Three releases; the newest is served. */
beforeEach(async () => {
  site = openPublishedText();
  for (const version of ['one', 'two', 'three']) {
    site.cms.version = version;
    await site.publishLater();
  }
});
afterEach(() => site.close());

const release = async (age: number) => (await site.releases.list())[age]?.id;

describe('a site that is held at an older release', () => {
  it('goes back to it at the next check without making a release', async () => {
    site.cms.heldRelease = await release(2);
    expect(await site.publishLater()).toBe('published');
    expect(await site.publishLater()).toBe('nothing to do');
    expect([site.shown(), site.live.at(-1), site.asked.length]).toEqual(['one', 'one', 3]);
  });

  it('stays there while releases are made, and shows the newest once it is no longer held', async () => {
    site.cms.heldRelease = await release(1);
    await site.publishLater();
    site.cms.version = 'four';
    expect(await site.publishLater()).toBe('held');
    expect([site.shown(), site.live.at(-1), site.made.at(-1)?.version]).toEqual(['two', 'two', 'four']);
    site.cms.heldRelease = undefined;
    expect(await site.publishLater()).toBe('published');
    expect([site.shown(), site.live.at(-1), site.asked.length]).toEqual(['four', 'four', 4]);
  });

  it('goes from one release to another', async () => {
    for (const [age, version] of [
      [2, 'one'],
      [1, 'two'],
    ] as const) {
      site.cms.heldRelease = await release(age);
      await site.publishLater();
      expect(site.shown()).toBe(version);
    }
  });

  it('is held if somebody asks for that while a release is made', async () => {
    const first = await release(2);
    site.during = () => {
      site.cms.heldRelease = first;
    };
    site.cms.version = 'four';
    await site.publishLater();
    expect([site.shown(), site.live.at(-1)]).toEqual(['one', 'one']);
  });

  it('keeps that release on disk, however many are made afterwards', async () => {
    site.cms.heldRelease = await release(2);
    await site.publishLater();
    for (let version = 4; version <= 15; version += 1) {
      site.cms.version = `version ${version}`;
      await site.publishLater();
    }
    expect([site.shown(), site.kept.length]).toEqual(['one', 11]);
    site.cms.heldRelease = undefined;
    await site.publishLater();
    expect([site.shown(), site.kept.length]).toEqual(['version 15', 10]);
  });

  it('shows what it showed before if that release is gone', async () => {
    site.cms.heldRelease = '20200101000000-aaaaaa';
    expect(await site.publishLater()).toBe('nothing to do');
    expect(site.shown()).toBe('three');
  });
});
