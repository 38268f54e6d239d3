import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { openDemoStage } from '../testing/demoStage.ts';
import { samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import type { Stage } from '../testing/stage.ts';
import { type Standing, type Target, type Wanted, wordsOf } from './target.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openDemoStage('SQLite');
}, 180_000);
afterAll(() => stage.close());

async function found(wanted: Wanted, words: string): Promise<Target[]> {
  const query = new URLSearchParams({ wanted, words });
  return (await stage.asAdmin('GET', `targets?${query}`)).body.targets;
}

async function said(wanted: Wanted, ...values: string[]) {
  const query = new URLSearchParams([['wanted', wanted], ...values.map((value) => ['value', value])]);
  const { standings }: { standings: Standing[] } = (await stage.asAdmin('GET', `targets/at?${query}`)).body;
  return standings.map((standing) => wordsOf(standing, wanted));
}

describe('the search for targets of a link', () => {
  it('finds pages and articles by words of their titles, in any order, and returns their addresses', async () => {
    const targets = await found('link', 'development canton');
    expect(targets).toContainEqual(
      expect.objectContaining({ kind: 'Service', value: expect.stringMatching(/^\/services\//), isPublished: true }),
    );
    expect(await found('link', 'what an account is')).toContainEqual(
      expect.objectContaining({ kind: 'Article', value: expect.stringMatching(/\/what-an-account-is$/) }),
    );
  });

  it('finds by a part of an address, and finds lists of articles and pages without a document', async () => {
    const values = async (words: string) => (await found('link', words)).map(({ value }) => value);
    expect((await values('/services/')).filter((value) => !/^\/(?:de\/leistungen|services)\//.test(value))).toEqual([]);
    expect(await values('/de/leistungen/ber')).toEqual(['/de/leistungen/beratung']);
    expect((await found('link', 'insights')).map(({ value }) => value)).toContain('/insights');
    expect((await found('link', 'sitemap')).map(({ value }) => value)).toContain('/sitemap');
  });

  it('finds the parts of a page after a #, or along with the page where only one matches, and finds pictures', async () => {
    const layout = toStoredBlocks<'pages'>([
      { acf_fc_layout: 'textbox', anchor: 'depth-of-water', heading: 'Depth', text: '## Spring tides\n\nWords.' },
      { acf_fc_layout: 'textbox', heading: 'Ropes', text: 'Words.' },
    ]);
    await stage.payload.create({ collection: 'pages', data: samplePage('soundings', '', { layout }) });
    const parts = [
      expect.objectContaining({ kind: 'Part of a page', value: '/soundings#depth-of-water' }),
      expect.objectContaining({ title: 'The page soundings: spring tides', value: '/soundings#spring-tides' }),
    ];
    expect(await found('link', '/soundings#')).toEqual(parts);
    expect(await found('link', 'soundings#spring')).toEqual(parts.slice(1));
    expect(await found('link', 'page soundings')).toEqual([expect.objectContaining({ value: '/soundings' }), ...parts]);
    const picture = await uploadSample(stage.payload, 'tide table');
    expect(await found('link', 'tide table')).toContainEqual(
      expect.objectContaining({ kind: 'Picture', value: `/media/${encodeURIComponent(String(picture.filename))}` }),
    );
    expect(await said('link', '/media/tide%20table.png', '/media/tide_%.png')).toEqual([
      { words: 'Picture: The picture tide table', isWrong: false },
      { words: 'An address of this site', isWrong: false },
    ]);
  });

  it('offers documents of one kind, with their names, where one must be named', async () => {
    const cases = await found('case', '');
    expect(cases.length).toBeGreaterThan(2);
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['Case']));
    expect(cases.every(({ detail, value }) => detail === `/work/${value}`)).toBe(true);
    expect((await found('article', 'account')).every(({ kind }) => kind === 'Article')).toBe(true);
    expect((await found('event', 'ledger night')).map(({ value }) => value)).toContain('ledger-night-crescendo');
    expect((await found('document', 'storage'))[0]).toMatchObject({ kind: 'Document' });
  });

  it('answers only people who have signed in', async () => {
    expect((await stage.call('GET', 'targets?wanted=link&words=a')).status).toBe(401);
    expect((await stage.call('GET', 'targets/at?wanted=link&value=/')).status).toBe(401);
    expect((await stage.asAdmin('GET', 'targets?wanted=users&words=a')).status).toBe(400);
  });
});

describe('what a text leads to', () => {
  it('is described by its kind and its title, whatever follows # and ?', async () => {
    expect(await said('link', '/about-us#people', '/insights', '/glossary/c', '/rss.xml')).toEqual([
      { words: expect.stringMatching(/^Page: /), isWrong: false },
      { words: 'List of articles: insights', isWrong: false },
      { words: 'Glossary: Terms under C', isWrong: false },
      { words: 'An address of this site', isWrong: false },
    ]);
    expect(await said('event', 'ledger-night-crescendo')).toEqual([
      { words: expect.stringMatching(/^Event: /), isWrong: false },
    ]);
  });

  it('is described where it is missing, a draft, or redirected', async () => {
    const { payload } = stage;
    await payload.create({ collection: 'pages', data: { ...samplePage('not-yet', 'Words'), _status: 'draft' } });
    await payload.create({ collection: 'redirects', data: { from: '/was', to: '/about-us' } });
    expect(await said('link', '/nowhere', '/not-yet', '/was')).toEqual([
      { words: 'There is no page at this address', isWrong: true },
      { words: 'Page: The page not-yet, which is not published', isWrong: true },
      { words: 'Leads on to /about-us', isWrong: false },
    ]);
    expect(await said('case', 'no-such-case')).toEqual([{ words: 'There is no case with this name', isWrong: true }]);
  });
});
