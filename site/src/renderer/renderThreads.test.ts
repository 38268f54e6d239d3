import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContext } from '../routes/Route.ts';
import type { Drawing } from '../views.ts';
import { openRenderThreads, type RenderThreads } from './renderThreads.ts';
import type { Shared } from './viewContext.ts';

/**
 * Draws a page as its title, after a moment in which the next one begins. One title takes longer, one ends the thread.
 */
const entry = `
export async function render({ context: { site, title } }) {
  await new Promise((resolve) => setTimeout(resolve, title === 'Slow' ? 200 : 20));
  if (title === 'Deadly') process.exit(1);
  return { html: '<!doctype html><title>' + title + '</title><p>' + site.companyName + '</p>' };
}
`;

let directory: string;
let threads: RenderThreads;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-threads-'));
  writeFileSync(join(directory, 'entry.mjs'), entry);
  const hosts = { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' };
  const settings = { hosts, scriptClasses: [], shortScripts: {}, styleSheets: {} };
  threads = openRenderThreads({ entry: join(directory, 'entry.mjs'), ...settings }, 1);
  threads.share('drawn', sharedBy('Wharfside'));
});
afterEach(async () => {
  await threads.close();
  rmSync(directory, { recursive: true });
});

function sharedBy(companyName: string): Shared {
  const { events, offices, reviews, site } = examplePage;
  return { events, offices, reviews, site: { ...site, companyName }, socialImage: undefined, today: '2026-11-21' };
}

const drawingOf = (title: string): Drawing => ({ view: 'not-found', props: {}, context: createContext('/', title) });

/** The titles of pages drawn at once, or the reasons why they failed. */
async function drawAll(...titles: string[]): Promise<string[]> {
  const asked = await Promise.allSettled(titles.map((title) => threads.drawPage(drawingOf(title))));
  return asked.map((one) =>
    one.status === 'fulfilled' ? (/<title>(.*)<\/title>/.exec(one.value.html)?.[1] ?? '') : String(one.reason),
  );
}

const ended = expect.stringContaining('RenderFault: A page ended the thread that renders');

it('reports immediately that the code cannot be loaded', async () => {
  await threads.loaded;
  const hosts = { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' };
  const missing = join(directory, 'missing.mjs');
  const others = openRenderThreads({ entry: missing, hosts, scriptClasses: [], shortScripts: {}, styleSheets: {} }, 1);
  await expect(others.loaded).rejects.toThrow(missing);
  await others.close();
});

it('draws a page as it was published before, while pages are written as they are published now', async () => {
  threads.share('written', sharedBy('Wharfsides'));
  const file = join(directory, 'page.html');
  const writing = threads.writePage(drawingOf('Written'), file, directory, 1);
  expect((await threads.drawPage(drawingOf('Drawn'))).html).toContain('<p>Wharfside</p>');
  await writing;
  expect(readFileSync(file, 'utf8')).toContain('<p>Wharfsides</p>');
});

it('draws pages requested at once, each with its own content', async () => {
  expect(await drawAll('One', 'Two', 'Three', 'Four')).toEqual(['One', 'Two', 'Three', 'Four']);
});

it('continues to draw after a rest', async () => {
  const drawing = drawAll('One', 'Two');
  threads.rest();
  expect([...(await drawing), ...(await drawAll('Three'))]).toEqual(['One', 'Two', 'Three']);
});

const deadly = [
  { where: 'among them', titles: ['One', 'Deadly', 'Three', 'Four'], drawn: ['One', ended, 'Three', 'Four'] },
  { where: 'while another one is drawn', titles: ['Slow', 'Deadly', 'Three'], drawn: ['Slow', ended, 'Three'] },
  { where: 'before the others', titles: ['Deadly', 'Two', 'Three', 'Four'], drawn: [ended, 'Two', 'Three', 'Four'] },
  { where: 'behind them', titles: ['One', 'Two', 'Three', 'Deadly'], drawn: ['One', 'Two', 'Three', ended] },
  { where: 'beside another such one', titles: ['Deadly', 'Deadly', 'Three'], drawn: [ended, ended, 'Three'] },
];
for (const [place, { drawn, titles, where }] of deadly.entries())
  it(`loses no page because of another that ends the thread: ${where}`, place < 2 ? {} : { tags: 'long' }, async () => {
    expect(await drawAll(...titles)).toEqual(drawn);
  });
