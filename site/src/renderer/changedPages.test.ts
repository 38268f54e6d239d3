import { statSync } from 'node:fs';
import { read } from '@frontage/blocks/testing/render.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlyTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

const unfit = { layout: [{ acf_fc_layout: 'fqa' }] };

/** Adds services until the site has `count` pages of blocks. */
function growTo(count: number): void {
  for (let id = site.content.pages.length + 1; id <= count; id += 1) {
    const fields = { id, slug: `service-${id}`, path: `/services/service-${id}`, title: `Service ${id}` };
    const page = { id, type: 'service' as const, slug: fields.slug, version: 'first' };
    site.content.pages.push({ ...page, answer: { ...site.content.pages[1]?.answer, ...fields } });
  }
}

describe('a page is rendered again', () => {
  it('if the data around every page changes, like every other page', { tags: 'long' }, async () => {
    const first = await site.publish();
    const { surroundings } = site.content;
    site.content.surroundings = { ...surroundings, site: { ...Object(surroundings.site), companyName: 'Wharfsides' } };
    const second = await site.publish();
    for (const name of ['index', 'services/flow', 'work/causeway', 'blockchain/article-1', 'glossary', '404'])
      expect(read(second.text(`${name}.html`) ?? '').getByText('Wharfsides'), name).toBeDefined();
    expect(second.total).toBe(first.total);
  });

  it('if a document that it names changes, and not if it names none', async () => {
    const naming = { acf_fc_layout: 'relatedPosts', heading: 'Related', caseSlugs: ['causeway'] };
    site.change(1, { layout: [naming] });
    await site.publish();
    site.change(2, { card: { label: 'Tunnel' } });
    const second = await site.publish();
    expect(second.isRendered('/services/flow')).toBe(true);
    expect(second.isRendered('/')).toBe(false);
  });

  it('if an article that it lists changes', async () => {
    await site.publish();
    const [changed] = site.content.articles;
    if (!changed) throw new Error('There is no article');
    site.content.articles[0] = { ...changed, version: 'second', card: { ...changed.card, title: 'Renamed' } };
    const second = await site.publish();
    expect(second.text('blockchain.html')).toContain('Renamed');
    expect(second.isRendered('/services/flow')).toBe(false);
  });

  it('if the owner changes a form on it, and no other page is', async () => {
    const first = await site.publish();
    expect(await site.publish()).toMatchObject({ id: first.id, rendered: 0 });
    site.content.forms = [...site.content.forms, { id: 'contact', fields: { phone: { label: 'Mobile' } } }];
    const second = await site.publish();
    expect(second.isRendered('/')).toBe(true);
    for (const path of ['/services/flow', '/work/causeway', '/glossary'])
      expect(second.isRendered(path), path).toBe(false);
  });

  it('once a period that it shows is over, and not before', async () => {
    const first = await site.publish({ moment: '2026-11-21T12:00:00Z' });
    expect(await site.publish({ moment: '2026-11-30T12:00:00Z' })).toMatchObject({ id: first.id, rendered: 0 });
    const nextMonth = await site.publish({ moment: '2026-12-01T12:00:00Z' });
    expect(nextMonth.paths).toEqual(['/.well-known/security.txt']);
    const nextYear = await site.publish({ moment: '2027-01-01T12:00:00Z' });
    expect(nextYear.paths.toSorted()).toEqual(['/.well-known/security.txt', '/404']);
    expect(read(nextYear.text('404.html') ?? '').getByText('2027')).toBeDefined();
  });
});

describe('one page of two hundred that does not fit', () => {
  it('keeps its last valid form, and all others go live', async () => {
    growTo(200);
    const first = await site.publish();
    for (let place = 100; place < 200; place += 1) site.change(place, { title: `New service ${place + 1}` });
    site.change(150, unfit);
    const second = await site.publish();
    expect(second.faults).toMatchObject([{ path: '/services/service-151', isKept: true }]);
    expect(second.titleAt('/services/service-151')).toBe('Service 151');
    for (let id = 101; id <= 200; id += 1) {
      if (id !== 151) expect(second.titleAt(`/services/service-${id}`)).toBe(`New service ${id}`);
    }
    const [before, after] = [first, second].map(({ file }) => statSync(file('services/service-100.html')).ino);
    expect(after).toBe(before);
  });
});

describe('a page that ends the thread in which it is drawn', () => {
  it('keeps its last valid form, and another thread draws the others', async () => {
    growTo(10);
    await site.publish();
    for (let place = 3; place < 10; place += 1) site.change(place, { title: `New service ${place + 1}` });
    site.change(5, { title: deadlyTitle });
    const second = await site.publish();
    expect(second.faults.map(({ isKept, path }) => [path, isKept])).toEqual([['/services/service-6', true]]);
    expect(second.titleAt('/services/service-6')).toBe('Service 6');
    for (const id of [4, 5, 7, 8, 9, 10]) expect(second.titleAt(`/services/service-${id}`)).toBe(`New service ${id}`);
  });
});
