import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf, startersOf } from '../fields/layout.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { openDemoStage } from '../testing/demoStage.ts';
import { samplePage, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import type { Stage } from '../testing/stage.ts';
import type { Finding, Readiness } from './checkReadiness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openDemoStage('SQLite');
}, 180_000);
afterAll(() => stage.close());

async function readinessOf(document: string): Promise<Readiness> {
  return (await stage.asAdmin('GET', `readiness/${document}`)).body;
}

const ofKind = ({ findings }: Readiness, kind: Finding['kind']) =>
  findings.filter((one) => one.kind === kind).map(({ place, words }) => `${place}: ${words}`);

describe('findings in a document', () => {
  it('include no link, heading, sample or leftover in the demo, except amounts that it pays in other countries', async () => {
    const found = ofKind(await readinessOf('site-settings'), 'link');
    for (const collection of ['pages', 'articles', 'events'] as const) {
      const { docs } = await stage.payload.find({ collection, pagination: false, depth: 0, select: {} });
      for (const { id } of docs) {
        const readiness = await readinessOf(`${collection}/${id}`);
        found.push(
          ...(['refusal', 'link', 'outline', 'sample', 'leftover'] as const).flatMap((kind) => ofKind(readiness, kind)),
        );
      }
    }
    expect(found.filter((words) => !/Says “[£€][\d,]+”, and the site names its prices in USD/.test(words))).toEqual([]);
  }, 120_000);

  it('are given to everybody who has signed in, for documents that exist', async () => {
    expect((await stage.call('GET', 'readiness/site-settings')).status).toBe(401);
    expect((await stage.asAdmin('GET', 'readiness/pages/99999')).status).toBe(404);
    expect((await stage.asAdmin('GET', 'readiness/users/1')).status).toBe(404);
  });

  it('are blocks that still have their initial texts, except those of forms', async () => {
    const { payload } = stage;
    const begun = ['faq', 'form'].map((layout) => ({
      acf_fc_layout: layout,
      ...startersOf('pages')[layout],
    }));
    const layout = toStoredBlocks<'pages'>([...begun, { ...textBlock('Words of our own.'), heading: 'A' }]);
    const data = samplePage('with-samples', 'Words', { layout });
    const { id } = await payload.create({ collection: 'pages', data: { ...data, _status: 'draft' }, draft: true });
    expect(ofKind(await readinessOf(`pages/${id}`), 'sample')).toEqual([
      expect.stringMatching(/^Block 1 \(Questions and answers\): Still says “.+”, as a new block does/),
    ]);
  });

  it('are videos that stay a link, because nobody has allowed their host', async () => {
    const lines = ['Watch:', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://example.org/a'];
    const layout = toStoredBlocks<'pages'>([textBlock(lines.join('\n\n'))]);
    const data = samplePage('with-video', 'Words', { layout });
    const { id } = await stage.payload.create({
      collection: 'pages',
      data: { ...data, _status: 'draft' },
      draft: true,
    });
    expect(ofKind(await readinessOf(`pages/${id}`), 'link')).toEqual([
      expect.stringMatching(/^Block 1 \(Text\) › Text: What www\.youtube\.com shows stays a link, until/),
    ]);
  });

  it('are initial sentences of a block among other words', async () => {
    const begun = 'The answer in one to four sentences, with the figure they wait for.';
    expect(samplesOf('pages').faq).toContain(begun);
    const items = [{ title: 'Ours?', description: `Words of our own. ${begun}` }];
    const faq = { acf_fc_layout: 'faq', heading: 'Ours', items };
    const layout = toStoredBlocks<'pages'>([faq, { ...textBlock('Words of our own.'), heading: 'A' }]);
    const data = samplePage('with-a-sentence', 'Words', { layout });
    const { id } = await stage.payload.create({ collection: 'pages', data });
    expect(ofKind(await readinessOf(`pages/${id}`), 'sample')).toEqual([
      `Block 1 (Questions and answers): Still says “${begun}”, as a new block does. Write over it, or take the block out`,
    ]);
  });

  it('are leftovers in the words of a page, with their place, and do not prevent publishing', async () => {
    const { payload } = stage;
    const texts = ['We answer in [your figure] hours.', 'It will open in 2019, for €50,000.'];
    const layout = toStoredBlocks<'pages'>([{ ...textBlock(texts.join('\n\n')), heading: 'Over XX ports' }]);
    const { id } = await payload.create({
      collection: 'pages',
      data: samplePage('with-leftovers', 'Words', { layout }),
    });
    const readiness = await readinessOf(`pages/${id}`);
    expect(ofKind(readiness, 'leftover').toSorted()).toEqual([
      expect.stringMatching(/^Block 1 \(Text\) › Heading: Still says “XX”/),
      expect.stringMatching(/^Block 1 \(Text\) › Text: Says “It will open in 2019, for €50,000”, and 2019 has passed/),
      expect.stringMatching(/^Block 1 \(Text\) › Text: Says “€50,000”, and the site names its prices in USD/),
      expect.stringMatching(/^Block 1 \(Text\) › Text: Still says “\[your figure\]”/),
    ]);
    expect(readiness.isPublished).toBe(true);
  });

  it('are dead links, with their places, in fields, lists and running texts, also of a draft', async () => {
    const { payload } = stage;
    const layout = toStoredBlocks<'pages'>([
      { ...textBlock('See [here](/gone#now), [there](/about-us) and [out](https://example.com/gone).'), heading: 'A' },
      {
        ...textBlock(
          '## The fee\n\nSee [below](#the-fee), [nowhere](#price), [ours](/with-links#no), [theirs](/book#no).',
        ),
      },
      { acf_fc_layout: 'contact_link', linkText: 'Ask', href: '/gone-too' },
    ]);
    const { id } = await payload.create({ collection: 'pages', data: samplePage('with-links', 'Words') });
    await payload.update({ collection: 'pages', id, data: { layout }, draft: true });
    expect(ofKind(await readinessOf(`pages/${id}`), 'link')).toEqual([
      expect.stringMatching(/^Block 1 \(.+\) › .+: \/gone#now leads visitors nowhere/),
      expect.stringMatching(/^Block 2 \(.+\) › .+: #price leads visitors nowhere/),
      expect.stringMatching(/^Block 2 \(.+\) › .+: #no leads visitors nowhere/),
      expect.stringMatching(/^Block 2 \(.+\) › .+: \/book#no leads visitors nowhere/),
      expect.stringMatching(/^Block 3 \(.+\) › Leads to: \/gone-too leads visitors nowhere/),
    ]);
    expect((await readinessOf(`pages/${id}`)).isPublished, 'visitors see what was saved last').toBe(false);
    await payload.update({ collection: 'pages', id, data: { layout, _status: 'published' } });
    expect((await readinessOf(`pages/${id}`)).isPublished).toBe(true);
  });

  it('are dead links of the settings, which every page would have', async () => {
    const footerColumns = [{ heading: 'Firm', links: [{ label: 'Gone', href: '/gone-from-here' }] }];
    await stage.payload.updateGlobal({ slug: 'site-settings', data: { footerColumns }, draft: true });
    expect(ofKind(await readinessOf('site-settings'), 'link')).toEqual([
      expect.stringMatching(/^Footer columns › .*Leads to: \/gone-from-here leads visitors nowhere/),
    ]);
  });

  it('are pictures that are described by their file name, in fields and in texts', async () => {
    const { payload } = stage;
    const [{ id: silent }, { id: described }] = [await uploadSample(payload, 'a'), await uploadSample(payload, 'b')];
    await payload.update({ collection: 'media', id: silent, data: { alt: 'IMG_2034' } });
    const text = `Words.\n\n![A caption](picture:${silent})\n\n![](picture:${described})`;
    const layout = toStoredBlocks<'pages'>([{ ...textBlock(text), heading: 'A' }]);
    const data = { ...samplePage('with-pictures', 'Words', { layout }), card: { picture: silent } };
    const { id } = await payload.create({ collection: 'pages', data });
    expect(ofKind(await readinessOf(`pages/${id}`), 'picture')).toEqual([
      expect.stringMatching(/^Block 1 \(Text\) › Text: Its picture is described as “IMG_2034”, which says nothing/),
      expect.stringMatching(/^Card › .+: Its picture is described as “IMG_2034”/),
    ]);
  });

  it('are a page without a title, with two, or with a heading above it', async () => {
    const { payload } = stage;
    const { id } = await payload.create({ collection: 'pages', data: samplePage('with-headings', 'Words') });
    async function outlineOf(...blocks: { heading: string; isPageTitle?: boolean }[]) {
      const layout = toStoredBlocks<'pages'>(blocks.map((block) => ({ ...textBlock('Words.'), ...block })));
      await payload.update({ collection: 'pages', id, data: { layout }, draft: true });
      return ofKind(await readinessOf(`pages/${id}`), 'outline');
    }
    const [title, part] = [{ heading: 'The title', isPageTitle: true }, { heading: 'A part' }];
    expect(await outlineOf(title, part)).toEqual([]);
    expect(await outlineOf(part)).toEqual([expect.stringContaining('Blocks: No heading is the title of the page')]);
    expect(await outlineOf(title, title)).toEqual([
      expect.stringMatching(/^Block 2 \(.+\): A second title: that of the page is in Block 1/),
    ]);
    expect(await outlineOf(part, title)).toEqual([
      expect.stringMatching(/^Block 1 \(.+\): Its heading comes before the title of the page/),
    ]);
  });

  it('are what publishing would refuse, with its place: also what no single field can check', async () => {
    const { payload } = stage;
    const { id: picture } = await uploadSample(payload, 'trashed');
    const layout = toStoredBlocks<'pages'>([
      { acf_fc_layout: 'faq', items: [] },
      { ...textBlock(`## Words\n\n#### Deeper\n\n![](picture:${picture})`), heading: 'A', isPageTitle: true },
    ]);
    const data = { ...samplePage('refused', 'Words', { layout }), _status: 'draft' as const };
    data.head = { ...data.head, title: '' };
    await payload.update({ collection: 'media', id: picture, data: { deletedAt: new Date().toISOString() } });
    const { id } = await payload.create({ collection: 'pages', data, draft: true });
    const refusals = ofKind(await readinessOf(`pages/${id}`), 'refusal');
    expect(refusals).toEqual([
      expect.stringContaining('Block 2 (Text) › Text: '),
      'Block 2 (Text) › Text: “The picture trashed” is in the trash. Bring it back from there, or choose something else here',
      'Block 1 (Questions and answers) › Heading: This field is required',
      'Block 1 (Questions and answers) › Items: At least one',
      'Search engines › Title: This field is required',
    ]);
    const published = await stage.asAdmin('PATCH', `pages/${id}`, { _status: 'published' });
    expect(published.status).toBe(400);
    const mended = samplePage('refused', 'Words');
    await payload.update({ collection: 'pages', id, data: mended });
    expect(ofKind(await readinessOf(`pages/${id}`), 'refusal')).toEqual([]);
  });

  it('are texts that search engines would cut off or miss, unless they leave the page out', async () => {
    const { payload } = stage;
    const page = samplePage('with-head', 'Words');
    const { id } = await payload.create({ collection: 'pages', data: page });
    async function searchOf(head: Partial<typeof page.head>) {
      await payload.update({ collection: 'pages', id, data: { head: { ...page.head, ...head } }, draft: true });
      return ofKind(await readinessOf(`pages/${id}`), 'search');
    }
    const fitting = {
      title: 'A title that is long enough to say it',
      description: 'It says what is offered. '.repeat(4),
    };
    expect(await searchOf(fitting)).toEqual([]);
    expect(await searchOf({ ...fitting, title: 'T'.repeat(72) })).toEqual([
      'Search engines: Title: 72 characters, of which the first 60 are shown',
    ]);
    expect(await searchOf({ ...fitting, description: 'Short.' })).toEqual([
      'Search engines: Description: 6 characters, short of the 70 that say enough',
    ]);
    expect(await searchOf({ title: 'T', description: 'Short.', noIndex: true })).toEqual([]);
  });
});
