import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createWholeCompleter } from '../testing/createWholeCompleter.ts';
import { createPlaceOfClass, sharedClasses, viewEnd } from './laterStyles.ts';
import { afterFirstPaint } from './restOfPage.ts';

/** Rule of a class that is used only below the first view. */
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

describe('a page that may request styles', () => {
  it('contains those of its first view, and requests the others at the end of the last block in it', () => {
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

  it('requests the same file as another page with the same styles below its first view', () => {
    const [one, other] = [head + second + rest, `<title>Other</title>${head + first + second + rest}`].map(completed);
    expect(one?.asks).toEqual(other?.asks);
  });

  it('contains all styles if nothing is below the first view, or no block may end it', () => {
    for (const html of [
      head + first + second,
      head + first + rest,
      `${head}<astro-island>${first}</astro-island>${viewEnd}${rest}`,
    ])
      expect(completed(html).asks).toEqual([]);
  });

  it('requests the file at a later block if the first is an island, which may contain nothing else', () => {
    const island = `<astro-island>${first}</astro-island>${viewEnd}`;
    expect(completed(head + island + second + rest).html).toContain(`<astro-island>${first}</astro-island><section`);
  });

  it('requests the file in the head of a list', () => {
    const { html } = completed(head + second.replaceAll('section', 'header') + rest);
    expect(html).toContain(`${afterFirstPaint}</script></header>${rest}`);
  });

  it('requests the file in a block that is followed by its own script', () => {
    const script = '<script type="module">document.forms</script>';
    const { html } = completed(head + second.replace(viewEnd, script + viewEnd) + rest);
    expect(html).toContain(`${afterFirstPaint}</script></section>${script}`);
  });

  it('also requests there the styles for menus, print, further grounds, letters beyond English, labels and selected text', () => {
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

  it('requests there key frames that are used only below the first view', () => {
    const frames = (name: string) => `@keyframes ${name}{0%{top:0}}`;
    const styles = `<style>${frames('_01-9')}${frames('_02-9')}</style>`;
    const { asks, html } = completed(head + styles + second + rest);
    expect(html).toContain(frames('_01-9'));
    expect(asks[0]?.content).toBe(below + frames('_02-9'));
  });

  it('also requests styles that the page needs once free hours are drawn into it', () => {
    const hours = '<div data-call-days="" class="_02-0"></div>';
    expect(completed(head + second + hours).asks[0]?.content).toContain('._02-1{margin:2px}');
  });
});

it('requests only the type of labels, before its footer, if the end of its first view is unknown', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)`;
  const labels = `${face('Sometype Mono Variable')};unicode-range:U+20-7E}`;
  const styles = `<style>${face('A')};unicode-range:U+20-7E}${labels}</style>`;
  const { asks, html } = completed(`${head}${styles}<main>${rest}</main><footer></footer>`);
  expect(asks.map(({ content }) => content)).toEqual([labels]);
  expect(html).toContain(`<style>p{margin:0}._01-1{margin:1px}${below}${face('A')}}</style>`);
  expect(html).toContain('</main><noscript><link rel="stylesheet" href="/_astro/later.');
});

it('contains all of its styles and no mark if the file is missing', () => {
  const { asks, html } = complete(head + second + rest);
  expect(asks).toEqual([]);
  expect(html).toContain(below);
  expect(html).not.toContain(viewEnd);
});

describe('a class that blocks share', () => {
  const placeOf = createPlaceOfClass(new Set(['lead']), (name) => name !== 'ruled', new Set(), new Set());

  it('comes with the first block that has it, as any other class outside of modules comes at once', () => {
    expect(['lead', 'note', 'ruled', 'skip-link'].map(placeOf)).toEqual(['first', 'later', undefined, 'first']);
  });

  it('is one of those in the base of the design', () => {
    const base = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/base.css')), 'utf8');
    const named = new Set([...base.matchAll(/^ +(?:\[[^\]]+\] \+ )?\.([\w-]+)/gm)].map(([, name = '']) => name));
    const atOnce = ['visually-hidden', 'skip-link'];
    expect([...named].filter((name) => !atOnce.includes(name)).sort()).toEqual(
      [...sharedClasses].filter((name) => name !== 'half').sort(),
    );
  });
});
