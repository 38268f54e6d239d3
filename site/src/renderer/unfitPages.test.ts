import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { poorGraphTitle, undrawableTitle, unfitTextMessage, unfitTextTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

const unfit = { layout: [{ acf_fc_layout: 'fqa' }] };
const ofFlow = { path: '/services/flow', document: { kind: 'page', id: 2 } };

describe('a page that does not fit', () => {
  it('keeps its previous form, is reported, and is updated once it is fixed', async () => {
    await site.publish();
    site.change(1, unfit);
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe('Flow');
    expect(second.faults).toMatchObject([{ ...ofFlow, isKept: true }]);
    expect(second.faults[0]?.message).toMatch(/^The page \/services\/flow \(id 2\) cannot be shown:/);
    expect(second.faults[0]?.fields, 'each field that is named, with the way to it').toEqual([
      { path: 'layout.0.acf_fc_layout', words: expect.stringMatching(/^Block 1: expected a known block, found "fqa"/) },
    ]);
    site.change(1, { title: 'Mended', layout: [] });
    const third = await site.publish();
    expect(third.titleAt('/services/flow')).toBe('Mended');
    expect(third.faults).toEqual([]);
  });

  it('keeps its previous form until it is fixed, whatever else is published', { tags: 'long' }, async () => {
    await site.publish();
    site.change(1, unfit);
    await site.publish();
    site.change(2, { title: 'Causeways' });
    const third = await site.publish();
    expect(third.faults).toMatchObject([{ ...ofFlow, isKept: true }]);
    expect(third.titleAt('/services/flow')).toBe('Flow');
  });

  it('is left out if it is new, also of lists', async () => {
    site.change(1, unfit);
    const first = await site.publish();
    expect(first.text('services/flow.html')).toBeUndefined();
    expect(first.text('llms.txt')).not.toContain('/services/flow');
    expect(first.faults).toMatchObject([{ ...ofFlow, isKept: false }]);
  });

  it('keeps its previous form under another version of the code, with the files that it requests', {
    tags: 'long',
  }, async () => {
    await site.publish();
    site.change(1, unfit);
    await site.restart('two');
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe('Flow');
    expect(second.text('_astro/one.css')).toBe('p{margin:0}');
    expect(second.text('_astro/two.css')).toBe('p{margin:0}');
    expect(second.faults).toMatchObject([{ ...ofFlow, isKept: true }]);
  });

  it('affects no other page if the code fails on it', async () => {
    await site.publish();
    site.change(1, { title: undrawableTitle });
    site.change(2, { title: 'Causeways' });
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe('Flow');
    expect(second.titleAt('/work/causeway')).toBe('Causeways');
    expect(second.faults.map(({ message }) => message)).toEqual([
      'The page /services/flow cannot be drawn:\n  TypeError: Something is undefined',
    ]);
  });

  it('is reported in the words of its blocks, if only they can see what does not fit', async () => {
    await site.publish();
    site.change(1, { title: unfitTextTitle });
    const second = await site.publish();
    expect(second.faults).toEqual([{ ...ofFlow, message: unfitTextMessage, isKept: true }]);
  });

  it('affects no page that shows a part of it: articles keep its form', { tags: 'long' }, async () => {
    await site.publish();
    const { layout } = site.content.pages[0]?.answer ?? {};
    site.change(0, { layout: [...unfit.layout, ...Object.values(Object(layout))] });
    const second = await site.publish();
    expect(second.faults.map(({ path }) => path)).toEqual(['/']);
    expect(second.text('blockchain/article-1.html')).toContain('"acf_fc_layout":"form"');
  });

  it('keeps its form to itself if it is new: articles keep the one of the page in the settings', {
    tags: 'long',
  }, async () => {
    const first = await site.publish();
    const fair = { id: 9, type: 'page', slug: 'at-the-fair', path: '/at-the-fair', title: 'At the fair' } as const;
    const others = Object.values(Object(Object(site.content.pages[0]?.answer).layout));
    const layout = others.map((block) => ({ ...Object(block), heading: 'When do you come?' }));
    site.content.pages.unshift({
      ...fair,
      version: 'first',
      answer: { ...site.content.pages[2]?.answer, ...fair, layout },
    });
    const second = await site.publish();
    expect(second.text('at-the-fair.html')).toContain('When do you come?');
    expect(second.text('blockchain/article-1.html')).toBe(first.text('blockchain/article-1.html'));
  });

  it('is shown if only its structured data lacks something, and reported until that is fixed', async () => {
    await site.publish();
    site.change(1, { title: poorGraphTitle });
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe(poorGraphTitle);
    expect(second.faults).toMatchObject([{ ...ofFlow, isKept: false, isShown: true }]);
    expect(second.faults[0]?.message).toContain('Offer lacks priceCurrency');
    expect(second.text('llms.txt')).toContain('/services/flow');
    site.change(2, { title: 'Causeways' });
    expect((await site.publish()).faults).toEqual(second.faults);
    site.change(1, { title: 'Mended' });
    expect((await site.publish()).faults).toEqual([]);
  });

  it('is left out if no file can have its name, and affects no other page', { tags: 'long' }, async () => {
    await site.publish();
    const slug = 'a'.repeat(300);
    const long = { id: 9, type: 'page', slug, path: `/${slug}`, title: 'Long' } as const;
    site.content.pages.push({ ...long, version: 'first', answer: { ...site.content.pages[2]?.answer, ...long } });
    site.change(1, { title: 'Causeways' });
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe('Causeways');
    expect(second.faults).toMatchObject([{ path: long.path, isKept: false }]);
    expect(second.faults[0]?.message).toContain('shorten that');
  });

  it('has no address if its file would be that of the home page', async () => {
    const index = { id: 9, type: 'page', slug: 'index', path: '/index', title: 'Index' } as const;
    site.content.pages.push({ ...index, version: 'first', answer: { ...site.content.pages[2]?.answer, ...index } });
    const first = await site.publish();
    expect(first.titleAt('/')).not.toBe('Index');
    expect(first.faults).toMatchObject([{ path: '/index', message: expect.stringContaining('another page already') }]);
  });

  it('has no address if another page has it already', async () => {
    const twin = { id: 9, type: 'page', slug: 'thank-you', path: '/thank-you', title: 'Twin' } as const;
    site.content.pages.push({ ...twin, version: 'first', answer: { ...site.content.pages[2]?.answer, ...twin } });
    const { faults } = await site.publish();
    expect(faults).toMatchObject([{ path: '/thank-you', document: { kind: 'page', id: 9 }, isKept: false }]);
    expect(faults[0]?.message).toContain('is the address of another page already');
  });
});

it('leaves out of a list of an answer what does not fit, names it, and publishes the rest', async () => {
  const path = '/wp-json/frontage/v1/news/page/1';
  const { answers } = site.server;
  const listed = answers[path];
  answers[path] = (query) => ({ ...Object(listed?.(query)), items: [{ slug: 'poor' }] });
  const first = await site.publish();
  expect(first.titleAt('/services/flow')).toBe('Flow');
  expect(first.faults).toMatchObject([{ path: '', isKept: true }]);
  expect(first.faults[0]?.message).toMatch(/^poor in the answer to news\/page\/1 cannot be shown:/);
});
