import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentServer } from '../testing/contentServer.ts';
import { openTestFacts, type TestFacts } from '../testing/openTestFacts.ts';
import type { PublishedContent } from '../testing/publishedContent.ts';
import { BackendAway, ContentError } from './ContentError.ts';

let content: PublishedContent;
let server: ContentServer;
let publish: TestFacts['publish'];

beforeEach(async () => {
  ({ content, publish, server } = await openTestFacts());
});
afterEach(() => server.stop());

const callsOf = (name: string) => server.asked.filter((call) => call.startsWith(`/wp-json/frontage/v1/${name}?`));
const pageAt = (place: number) => content.pages[place]?.answer ?? {};
const unknownBlock = [{ acf_fc_layout: 'fqa' }];

describe('the published content', () => {
  it('is known in brief first: only the home page, which says the languages, is requested before a page needs it', async () => {
    const { inventory } = await publish();
    expect(inventory.rowsOf('page').map(({ slug }) => slug)).toEqual(['home', 'flow', 'causeway']);
    expect(inventory.rowsOf('article')).toHaveLength(3);
    expect([...callsOf('page'), ...callsOf('posts/whole'), ...callsOf('news')]).toEqual([
      expect.stringContaining('page?id=1'),
    ]);
  });

  it('is requested once, however many pages need it', async () => {
    const { facts } = await publish();
    await Promise.all([facts.page(2), facts.page(2), facts.pages(), facts.pages()]);
    expect(callsOf('posts/whole').filter((call) => call.includes('postIds[]=2'))).toHaveLength(1);
  });

  it('needs a home page, whose answer contains the data around every page', async () => {
    content.pages.shift();
    const { facts } = await publish();
    await expect(facts.site()).rejects.toThrow(
      'The site has no home page: publish a page with the slug "home" in the CMS.',
    );
  });

  it('is unknown while the backend is away, which is no fault of the content', async () => {
    server.answers = {};
    await expect(publish()).rejects.toBeInstanceOf(BackendAway);
  });
});

describe('the data around every page', () => {
  it('leaves out an office that does not fit, and reports it', async () => {
    const offices = [{ id: 1, city: '' }];
    content.surroundings = { ...content.surroundings, offices };
    const publication = await publish();
    expect(await publication.facts.offices()).toEqual([]);
    expect(publication.misfits.join('\n')).toContain('The office 1 cannot be shown:\n  City: is missing');
  });

  it('does not keep a page away because an office does not fit', async () => {
    content.surroundings = { ...content.surroundings, offices: [{ id: 1, city: '' }] };
    const { facts } = await publish();
    expect(await facts.page(2)).toMatchObject({ title: 'Flow' });
    expect(await facts.pages()).toHaveLength(3);
  });

  it('is known even if the blocks of the home page do not fit', async () => {
    Object.assign(pageAt(0), { layout: unknownBlock });
    const { facts } = await publish();
    expect(await facts.site()).toMatchObject({ companyName: 'Wharfside' });
  });

  it('needs settings that fit', async () => {
    content.surroundings = { ...content.surroundings, site: { companyName: 'Wharfside' } };
    const { facts } = await publish();
    const refused = await facts.site().catch(({ message }: Error) => message);
    expect(refused).toMatch(/^The site with these settings cannot be shown:\n {2}Founding year: /);
    expect(refused).toContain('Page with the sitemap: is missing');
  });
});

describe('a page of blocks', () => {
  it('arrives without the data that surrounds every page', async () => {
    const { facts } = await publish();
    const page = await facts.page(2);
    expect(page.layout).toEqual([faqExamples[0]?.block]);
    expect(Object.keys(page)).not.toEqual(expect.arrayContaining(['site']));
  });

  it('that does not fit is rejected, in words for the person who can fix it', async () => {
    Object.assign(pageAt(1), { layout: unknownBlock });
    const { facts } = await publish();
    const asked = facts.page(2);
    await expect(asked).rejects.toBeInstanceOf(ContentError);
    await expect(asked).rejects.toThrow('The page /services/flow (id 2) cannot be shown:\n  Block 1: expected a known');
  });

  it('that does not fit is rejected even if its answer already gave the data around it', async () => {
    Object.assign(pageAt(0), { layout: unknownBlock });
    const { facts } = await publish();
    await facts.site();
    await expect(facts.page(1)).rejects.toThrow('The page / (id 1) cannot be shown:');
  });

  it('keeps its last valid form in lists, and a new page that does not fit is not listed', async () => {
    await (await publish()).facts.pages();
    for (const page of content.pages.slice(1)) Object.assign(page, { version: 'second' });
    Object.assign(pageAt(1), { layout: unknownBlock, title: 'Flown' });
    Object.assign(pageAt(2), { title: 'Causeways' });
    const late = { ...pageAt(1), id: 4, slug: 'late', path: '/late' };
    content.pages.push({ id: 4, type: 'page', slug: 'late', version: 'first', answer: late });
    const { facts } = await publish();
    expect((await facts.pages()).map(({ title }) => title)).toEqual(['Ledger systems', 'Flow', 'Causeways']);
  });

  it('is requested again by another publication only if its version has changed', async () => {
    await (await publish()).facts.pages();
    Object.assign(content.pages[1] ?? {}, { version: 'second' });
    await (await publish()).facts.pages();
    expect(callsOf('posts/whole')).toEqual(['/wp-json/frontage/v1/posts/whole?type=service&postIds[]=2']);
  });

  it('is missing from lists while it cannot be shown at all', async () => {
    const absent = { page: new Set([2]) };
    const { absentMark, facts } = await publish({ absent });
    expect((await facts.pages()).map(({ id }) => id)).toEqual([1, 3]);
    expect(absentMark).not.toBe((await publish()).absentMark);
  });

  it('is found as the case that a block names', async () => {
    const { facts } = await publish();
    expect(await facts.case('causeway')).toMatchObject({ path: '/work/causeway', card: { label: 'Bridge' } });
    expect(await facts.case('flow')).toBeUndefined();
  });

  it('provides the contact form of the header to articles too', async () => {
    const { facts } = await publish();
    expect(await facts.contactForm()).toMatchObject({ acf_fc_layout: 'form', form: 'contact' });
  });
});
