import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSummary, servedPages } from '@frontage/contract/release.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendAway, ContentError } from '../page-data/ContentError.ts';
import { styledTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

const summaryIn = (folder: string) =>
  releaseSummary.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));

describe('a first release', () => {
  it('contains each page and each file, and the compressed twins of longer ones', async () => {
    const release = await site.publish();
    expect(release.titleAt('/')).toBe('Ledger systems');
    expect(release.titleAt('/services/flow')).toBe('Flow');
    expect(release.text('blockchain/article-1.html')).toContain('What an account pays for');
    expect(release.text('llms.txt')).toContain('/services/flow');
    expect(existsSync(release.file('services/flow.html.br'))).toBe(true);
    expect(release.text('_astro/one.css')).toBe('p{margin:0}');
    expect(release.rendered).toBe(release.total);
    expect(release.faults).toEqual([]);
  });

  it('tells the host headers and kind of each page, and describes itself last', async () => {
    const { folder, id } = await site.publish();
    const { headers, pages } = servedPages.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')));
    const [place = -1, marks] = pages['/'] ?? [];
    expect(headers[place]).toHaveProperty('Content-Security-Policy');
    expect(marks).toBe('f');
    expect(pages).not.toHaveProperty('/llms.txt');
    expect(summaryIn(folder).id).toBe(id);
  });

  it('has no page that is empty without its visitor', async () => {
    const release = await site.publish();
    expect(release.text('book/cancelled.html')).toBeUndefined();
    expect(release.text('404.html')).toContain('No page here');
  });
});

describe('the next release', () => {
  it('is not made if no page has changed: the newest one is marked with this version too', async () => {
    const first = await site.publish();
    const second = await site.publish();
    expect(second).toMatchObject({ id: first.id, rendered: 0, removed: 0, total: first.total });
    expect(second.version).not.toBe(first.version);
    expect(summaryIn(first.folder)).toMatchObject({ id: first.id, version: second.version });
    expect(site.releases()).toEqual([first.id]);
  });

  it('shares every unchanged file', async () => {
    const first = await site.publish();
    site.change(1, { title: 'Flown' });
    const second = await site.publish();
    const place = ({ file }: typeof first, name: string) => statSync(file(name)).ino;
    expect(place(second, 'index.html')).toBe(place(first, 'index.html'));
    expect(place(second, 'services/flow.html')).not.toBe(place(first, 'services/flow.html'));
  });

  it('renders changed pages and those that show them, and leaves the previous release unchanged', async () => {
    const first = await site.publish();
    site.change(1, { title: 'Flown' });
    const second = await site.publish();
    expect(second.titleAt('/services/flow')).toBe('Flown');
    expect(first.titleAt('/services/flow')).toBe('Flow');
    expect(second.isRendered('/sitemap')).toBe(true);
    for (const path of ['/', '/work/causeway', '/blockchain/article-1', '/glossary'])
      expect(second.isRendered(path), path).toBe(false);
  });

  it('still knows what pages were made of after a restart', async () => {
    await site.publish();
    await site.restart();
    site.change(1, { title: 'Flown' });
    const second = await site.publish();
    expect(second.isRendered('/services/flow')).toBe(true);
    expect(second.isRendered('/work/causeway')).toBe(false);
  });

  it('has the styles that its pages request, and no longer those of removed pages', async () => {
    const askedIn = (text: string | undefined) => /href="\/(_astro\/later[^"]+)"/.exec(text ?? '')?.[1] ?? 'nothing';
    site.change(1, { title: styledTitle });
    const first = await site.publish();
    const styles = askedIn(first.text('services/flow.html'));
    for (const ending of ['', '.br']) expect(existsSync(first.file(styles + ending)), ending).toBe(true);
    site.change(0, { title: 'Home' });
    const second = await site.publish();
    expect(second.isRendered('/services/flow')).toBe(false);
    expect(existsSync(second.file(styles))).toBe(true);
    site.change(1, { title: 'Plain' });
    const third = await site.publish();
    for (const ending of ['', '.br']) expect(existsSync(third.file(styles + ending)), ending).toBe(false);
    expect(existsSync(second.file(styles))).toBe(true);
  });

  it('removes a page that is no longer published, and its compressed twin', async () => {
    await site.publish();
    site.content.pages.splice(1, 1);
    const second = await site.publish();
    expect(second).toMatchObject({ removed: 1 });
    for (const ending of ['', '.br']) expect(existsSync(second.file(`services/flow.html${ending}`))).toBe(false);
    expect(second.text('llms.txt')).not.toContain('/services/flow');
  });

  it('renders everything if that is requested, or if the code has changed', async () => {
    const first = await site.publish();
    expect(await site.publish({ isFull: true })).toMatchObject({ rendered: first.total });
    await site.restart('two');
    expect(await site.publish()).toMatchObject({ rendered: first.total });
  });
});

describe('a release that cannot be made', () => {
  it('leaves nothing behind if the backend is away', async () => {
    await site.publish();
    site.server.answers = {};
    await expect(site.publish()).rejects.toBeInstanceOf(BackendAway);
    expect(site.releases()).toHaveLength(1);
  });

  it('leaves nothing behind if no page can be shown', async () => {
    site.content.pages.shift();
    await expect(site.publish()).rejects.toBeInstanceOf(ContentError);
    expect(site.releases()).toEqual([]);
  });
});
