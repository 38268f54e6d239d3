import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SpokenLanguages } from '@frontage/contract/spokenPaths.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openReleases } from '../publishing/servedReleases.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { type ExportTarget, noteKey, openFolder } from './ExportTarget.ts';
import { exportSite } from './exportCurrent.ts';
import { gatherSiteFiles } from './gatherSiteFiles.ts';

const environment = {
  backendUrl: 'https://forms.wharfside.example',
  isProduction: true,
  siteUrl: 'https://www.wharfside.example',
};
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

function makeScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One version of a site, whose pages all load one script and one picture. */
async function siteOf(version: string, paths: readonly string[], languages?: SpokenLanguages) {
  const releases = makeScratch();
  const page = (path: string) =>
    `<!doctype html><meta charset="utf-8"><title>${path} ${version}</title><script src="/_astro/site.${version}.js"></script><img src="/media/port-${version}.webp">`;
  publishSmallRelease(releases, '20261123000000-aaaaaa', {
    pages: Object.fromEntries(['/', '/404', ...paths].map((path) => [path, page(path)])),
    files: { [`_astro/site.${version}.js`]: version, 'sitemap.xml': paths.join(' ') },
  });
  const release = openReleases(releases).current();
  if (!release) throw new Error('There is no release');
  const pictureNamed = async (name: string) => Buffer.from(name);
  const options = { release, redirects: [], languages, pictureNamed, environment, hasExactNames: false };
  return (await gatherSiteFiles(options)).files;
}

/** The files in a folder, except the note of the export. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return Object.fromEntries(
    names.filter((name) => name !== noteKey).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Files that pages in a folder load but that do not exist. */
function findBrokenIn(folder: string): string[] {
  const contents = contentsOf(folder);
  const pages = Object.entries(contents).filter(([name]) => name.endsWith('.html'));
  return pages.flatMap(([page, html]) =>
    [...html.matchAll(/src="\/([^"]+)"/g)]
      .filter(([, file = '']) => !(file in contents))
      .map(([, file]) => `${page} asks for ${file}`),
  );
}

/** A folder at which all calls after the first `calls` fail, as if the process had been killed. */
function cutAfter(calls: number, folder: string): ExportTarget {
  const target = openFolder(folder, { hasTwins: false });
  let left = calls;
  const counted =
    <Given extends unknown[]>(call: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      left -= 1;
      if (left < 0) throw new Error('cut');
      await call(...given);
    };
  return {
    ...target,
    writeNote: counted(target.writeNote),
    put: counted(target.put),
    remove: counted(target.remove),
  };
}

test('wherever it is cut off, every page at the target is whole, and the next export finishes the rest', async () => {
  const [before, after] = [
    await siteOf('one', ['/about', '/services/flow', '/gone']),
    await siteOf('two', ['/about', '/services/flow', '/new']),
  ];
  const fresh = makeScratch();
  await exportSite(before, openFolder(fresh, { hasTwins: false }), day(1));
  await exportSite(after, openFolder(fresh, { hasTwins: false }), day(2));
  const whole = contentsOf(fresh);
  let cuts = 0;
  for (let isCut = true; isCut; cuts += 1) {
    const folder = makeScratch();
    await exportSite(before, openFolder(folder, { hasTwins: false }), day(1));
    isCut = await exportSite(after, cutAfter(cuts, folder), day(2)).then(
      () => false,
      () => true,
    );
    expect(findBrokenIn(folder)).toEqual([]);
    await exportSite(after, openFolder(folder, { hasTwins: false }), day(2));
    expect(contentsOf(folder)).toEqual(whole);
  }
  // Two notes, seven pages and names, a script and a picture; a page and a picture that are removed.
  expect(cuts).toBeGreaterThan(12);
});

test('unchanged files are not written again, and a removed file is deleted with its folder', async () => {
  const folder = makeScratch();
  const target = openFolder(folder, { hasTwins: false });
  const site = await siteOf('one', ['/about', '/services/flow']);
  await exportSite(site, target, day(1));
  expect(await exportSite(site, target, day(2))).toEqual({ written: 0, same: site.length, removed: 0 });
  const smaller = await siteOf('one', ['/about']);
  expect(await exportSite(smaller, target, day(3))).toMatchObject({ written: 1, removed: 1 });
  expect(readdirSync(folder).sort()).toEqual(
    [
      noteKey,
      '404.html',
      '_astro',
      '_headers',
      '_redirects',
      'about.html',
      'index.html',
      'media',
      'sitemap.xml',
    ].sort(),
  );
});

test('pages of a language lead on from the words that their addresses had', async () => {
  const folder = makeScratch();
  const paths = { services: ['leistungen', 'dienste'] };
  const languages = [{ code: 'en' }, { code: 'de', paths }];
  const site = await siteOf('one', ['/de/leistungen/flow', '/services/flow'], languages);
  await exportSite(site, openFolder(folder, { hasTwins: false }), day(1));
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/de/')).toSorted()).toEqual([
    '/de/dienste/flow /de/leistungen/flow 301',
    '/de/services/flow /de/leistungen/flow 301',
  ]);
});

test('old scripts stay for a week, for pages that were opened before', async () => {
  const folder = makeScratch();
  const target = openFolder(folder, { hasTwins: false });
  const [one, two] = [await siteOf('one', []), await siteOf('two', [])];
  await exportSite(one, target, day(1));
  await exportSite(two, target, day(2));
  await exportSite(two, target, day(8));
  expect(readdirSync(join(folder, '_astro')).sort()).toEqual(['site.one.js', 'site.two.js']);
  await exportSite(two, target, day(9));
  expect(readdirSync(join(folder, '_astro'))).toEqual(['site.two.js']);
  expect(readdirSync(join(folder, 'media'))).toEqual(['port-two.webp']);
});

test('twins have the content of their file, and are removed with it', async () => {
  const folder = makeScratch();
  await exportSite(await siteOf('one', ['/about']), openFolder(folder, { hasTwins: true }), day(1));
  const page = readFileSync(join(folder, 'about.html'), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(folder, 'about.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'about.html.gz'))).toString()).toBe(page);
  await exportSite(await siteOf('one', []), openFolder(folder, { hasTwins: false }), day(2));
  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$|^about/.test(name))).toEqual([]);
});

test('a folder with other files is not touched', async () => {
  const folder = makeScratch();
  writeFileSync(join(folder, 'thesis.txt'), 'ten years of work');
  const exporting = exportSite(await siteOf('one', []), openFolder(folder, { hasTwins: false }), day(1));
  await expect(exporting).rejects.toThrow('holds files, and none that an export has left');
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});
