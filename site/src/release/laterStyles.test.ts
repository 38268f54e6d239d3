import { describe, expect, it } from 'vitest';
import { createWholeCompleter } from '../testing/createWholeCompleter.ts';
import { viewEnd } from './laterStyles.ts';
import { afterFirstPaint } from './restOfPage.ts';

/** Of a class that only is below the first view. */
const below = '._02-0{top:0}';

const complete = createWholeCompleter({
  hosts: { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' },
  scriptClasses: [],
  shortScripts: {},
  styleSheets: { '/page.css': `p{margin:0}._01-0{margin:0}._01-1{margin:1px}${below}._02-1{margin:2px}` },
});

const head = '<link rel="stylesheet" href="/page.css">';
const first = '<section><p class="_01-0"></p></section>';
const second = `<section class="_01-0"></section>${viewEnd}`;
const rest = '<section class="_01-1 _02-0"></section>';
const completed = (html: string) => complete(html, () => true);

describe('a page that may ask for styles', () => {
  it('holds those of its first view, and asks for the others at the end of its last block', () => {
    const { asks, headers, html } = completed(head + first + second + rest);
    const [later] = asks;
    expect(html).toBe(
      `<style>p{margin:0}._01-0{margin:0}._01-1{margin:1px}</style>${first}<section class="_01-0">` +
        `<noscript><link rel="stylesheet" href="${later?.address}"></noscript>` +
        `<script data-styles="${later?.address}">${afterFirstPaint}</script></section>${rest}`,
    );
    expect(asks).toEqual([{ address: expect.stringMatching(/^\/_astro\/later\.[\w-]{10}\.css$/), content: below }]);
    expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('asks for the same file as another one that has the same below its first view', () => {
    const [one, other] = [head + second + rest, `<title>Other</title>${head + first + second + rest}`].map(completed);
    expect(one?.asks).toEqual(other?.asks);
  });

  it('holds all where nothing stands below it, or no block ends with which the view may end', () => {
    for (const html of [
      head + first + second,
      head + first + rest,
      `${head}<astro-island>${first}</astro-island>${viewEnd}${rest}`,
    ])
      expect(completed(html).asks).toEqual([]);
  });

  it('asks at a later block where the first one is an island, in which nothing else may stand', () => {
    const island = `<astro-island>${first}</astro-island>${viewEnd}`;
    expect(completed(head + island + second + rest).html).toContain(`<astro-island>${first}</astro-island><section`);
  });

  it('asks within the head of a list', () => {
    const { html } = completed(head + second.replaceAll('section', 'header') + rest);
    expect(html).toContain(`${afterFirstPaint}</script></header>${rest}`);
  });

  it('asks within a block that a script of its own follows', () => {
    const script = '<script type="module">document.forms</script>';
    const { html } = completed(head + second.replace(viewEnd, script + viewEnd) + rest);
    expect(html).toContain(`${afterFirstPaint}</script></section>${script}`);
  });

  it('asks there also for what menus, paper, further grounds, letters beyond English, labels and what is selected need', () => {
    const later =
      '[data-ground=ink]{color:red}@media print{p{color:blue}}p::selection{color:red}' +
      '@font-face{font-family:A;unicode-range:U+0100-02BA}@font-face{font-family:Sometype Mono Variable}';
    const styles = `<style>[data-ground=paper]{margin:0}${later}</style>`;
    const menu = '<div popover="auto" data-ground="ink"><p class="_02-0"></p></div>';
    const page = `${head}${styles}<div data-ground="paper">${menu}</div>${first}${second}${rest}`;
    expect(completed(page).asks[0]?.content).toBe(below + later);
    expect(completed(page).html).toContain('[data-ground=paper]{margin:0}');
    expect(complete(page).html).toContain(later);
  });

  it('asks there for the key frames of what only stands there', () => {
    const frames = (name: string) => `@keyframes ${name}{0%{top:0}}`;
    const styles = `<style>${frames('_01-9')}${frames('_02-9')}</style>`;
    const { asks, html } = completed(head + styles + second + rest);
    expect(html).toContain(frames('_01-9'));
    expect(asks[0]?.content).toBe(below + frames('_02-9'));
  });

  it('asks also for what a page has once free hours are drawn into it', () => {
    const hours = '<div data-call-days="" class="_02-0"></div>';
    expect(completed(head + second + hours).asks[0]?.content).toContain('._02-1{margin:2px}');
  });
});

it('asks for the type of labels alone, in front of its footer, where nobody knows where its first view ends', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)`;
  const labels = `${face('Sometype Mono Variable')};unicode-range:U+20-7E}`;
  const styles = `<style>${face('A')};unicode-range:U+20-7E}${labels}</style>`;
  const { asks, html } = completed(`${head}${styles}<main>${rest}</main><footer></footer>`);
  expect(asks.map(({ content }) => content)).toEqual([labels]);
  expect(html).toContain(`<style>p{margin:0}._01-1{margin:1px}${below}${face('A')}}</style>`);
  expect(html).toContain('</main><noscript><link rel="stylesheet" href="/_astro/later.');
});

it('holds all of its styles itself where the file is not there, and no mark is left in it', () => {
  const { asks, html } = complete(head + second + rest);
  expect(asks).toEqual([]);
  expect(html).toContain(below);
  expect(html).not.toContain(viewEnd);
});
