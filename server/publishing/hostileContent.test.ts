import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '@frontage/e2e/support/product.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPicture } from '../content/picture.ts';
import { importWordpress } from '../importing/importWordpress.ts';
import { hostileMarkup } from '../testing/hostileMarkup.ts';
import { publishSite } from '../testing/publishSite.ts';
import { writeSampleExport } from '../testing/sampleExport.ts';
import { withoutCuts } from '../testing/samplePicture.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

/*
 * What an editor, an export of another site and a client's logo may bring onto the public site: opened as visitors open
 * it, in a browser that says what it ran, what it asked for, and what the policy of the page had to stop.
 */

/** What a drawing may run, fetch or hide, each in a logo of its own. */
const inDrawings = [
  '<script>ran()</script><script href="http://evil.example/a.js"/>',
  '<style>@import url(http://evil.example/b.css);</style>',
  '<style>rect{fill:url(http://evil.example/c.svg#a)} @font-face{font-family:a;src:url(http://evil.example/d.woff2)}</style>',
  '<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example/e" onload="ran()"/></foreignObject>',
  '<image href="http://evil.example/f.png" width="9" height="9"/>',
  '<image href="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icmFuKCkiLz4=" width="9" height="9"/>',
  '<use href="http://evil.example/g.svg#a"/><use href="data:image/svg+xml,&lt;svg id=\'x\' onload=\'ran()\'/&gt;#x"/>',
  '<a xlink:href="javascript:ran()"><rect width="9" height="9" fill="#00aa00" onclick="ran()"/></a>',
  '<path d="M0 0h9v9z" onmouseover="ran()" onfocus="ran()" tabindex="0" fill="#00aa00"/>',
  '<animate attributeName="x" onbegin="ran()" dur="1s"/><set attributeName="href" to="javascript:ran()"/>',
  '<path d="M0 0h9v9z" style="fill:url(http://evil.example/h.svg#a);background:url(http://evil.example/i.png)"/>',
  '<path d="M0 0h9v9z" filter="url(http://evil.example/j.svg#f)" mask="url(http://evil.example/k.svg#m)"/>',
  '<text x="1" y="20">\u202egpj.exe</text><title>&lt;script&gt;ran()&lt;/script&gt;</title>',
  '<metadata><script>ran()</script></metadata><handler type="text/javascript">ran()</handler>',
].map((part) => svgWith(part));

function svgWith(part: string): string {
  return `<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40" onload="ran()"><rect width="40" height="40" fill="#ffffff"/>${part}</svg>`;
}

/** As drawing programs write them: words beside the shapes are left out. */
const plainSvg = `<!-- javascript --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>&lt;script&gt;</title><path d="M0 0h9v9z" fill="#00aa00"/></svg>`;
/** As deep as no drawing is, and as no renderer's stack. */
const nestedSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g>'.repeat(20_000)}<path d="M0 0h9v9z"/>${'</g>'.repeat(20_000)}</svg>`;
const bombSvg = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(500)}">${Array.from('bcdefgh', (name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&h;</text></svg>`;

/** Without the one that is a link: it is refused, like those below. */
const everyText = hostileMarkup
  .filter((text) => !text.includes(']('))
  .map((text) => `> ${text}\n\n${text}\n\n- ${text}\n\n\`\`\`html\n${text}\n\`\`\``)
  .join('\n\n');
const links = [
  '[one](javascript:ran())',
  '[two](JaVaScRiPt:ran())',
  '[three](data:text/html,<script>ran()</script>)',
  '[four](vbscript:ran())',
  '[five](java\tscript:ran())',
  '![six](http://evil.example/pixel.png)',
  '![seven](data:image/svg+xml,<svg onload=ran()>)',
  '<https://evil.example/x" onmouseover="ran()>',
  '[eight]: javascript:ran()\n\n[eight]',
];

let host: TestHost;
let browser: Browser;
let page: Page;
let paths: string[] = [];
const media: { name: string; refusal?: string }[] = [];

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite, fill: bringHostile });
  await publishSite(host);
  browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: ['--no-sandbox'],
  });
  page = await openWindow();
});
afterAll(async () => {
  await browser?.close();
  await host.close();
});

async function bringHostile(payload: TestHost['payload']): Promise<void> {
  const [first] = (await payload.find({ collection: 'articles', limit: 1, depth: 0 })).docs;
  if (!first) throw new Error('The small content has an article');
  const texts = [
    everyText,
    `${'> '.repeat(400)}deep`,
    `${'- '.repeat(300)}deep`,
    `${'['.repeat(2000)}a`,
    `${'*_'.repeat(2000)}a`,
  ];
  const { category, preview } = first;
  for (const [index, text] of texts.entries()) {
    const said = hostileMarkup[index] ?? 'x';
    const data = {
      title: `Hostile ${index} ${said}`.slice(0, 80),
      excerpt: `${said} and ${hostileMarkup[index + 10]}`.slice(0, 150),
      slug: `hostile-${index}`,
      author: '<img src=x onerror=ran()>',
      date: '2026-01-01T00:00:00.000Z',
      timeToRead: 3,
      ...{ category, preview },
      layout: [
        { blockType: 'textbox' as const, text },
        { blockType: 'quote' as const, text: hostileMarkup[4], name: hostileMarkup[2], jobTitle: hostileMarkup[0] },
      ],
      _status: 'published' as const,
    };
    await payload.create({ collection: 'articles', data });
    paths.push(`/hostile-${index}`);
  }
  const posts = hostileMarkup.map((text, index) => ({
    id: index + 1,
    title: text.replaceAll(']]>', ''),
    slug: `imported-${index}`,
    excerpt: text.replaceAll(']]>', ''),
    content: `<p>Before</p>${text.replaceAll(']]>', '')}<p><a href="javascript:ran()">a</a><a href="data:text/html,x">b</a></p>`,
  }));
  const options = { mediaFolder: undefined, isPublicOnly: false, isFetching: false, isDryRun: false };
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const source = writeSampleExport(folder, posts);
  const more = { categories: new Map(), defaultCategory: 'blog' as const, timeZone: undefined };
  await withoutCuts(payload, () => importWordpress(payload, { source, ...options, ...more }, new Date()));
  rmSync(folder, { recursive: true });
  for (const [name, svg] of [...inDrawings, nestedSvg, bombSvg, plainSvg].entries()) {
    const file = { data: Buffer.from(svg), name: `logo-${name}.svg`, mimetype: 'image/svg+xml', size: svg.length };
    const made = payload.create({ collection: 'media', data: { alt: 'A logo', ownColours: true }, file });
    media.push(
      await made.then(
        (made) => ({ name: toPicture(made)?.drawing ?? '' }),
        (error: Error) => ({ name: `logo ${name}`, refusal: error.message }),
      ),
    );
  }
  const { docs } = await payload.find({ collection: 'articles', pagination: false, depth: 1 });
  paths = docs.flatMap(({ category, slug }) => (typeof category === 'object' ? `/${category?.slug}/${slug}` : []));
}

/** What happened in the window since it was opened: one for all, as the next page of a site needs no new process. */
let happened: string[] = [];
async function openWindow(): Promise<Page> {
  const opened = await browser.newPage();
  await opened.exposeFunction('ran', () => happened.push('a script ran'));
  opened.on('dialog', (dialog) => {
    happened.push('a dialog');
    void dialog.dismiss();
  });
  opened.on('pageerror', (error) => happened.push(String(error)));
  opened.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) happened.push(message.text());
  });
  await opened.route('**/*', (route) => {
    const { origin } = new URL(route.request().url());
    if (origin === host.app.listeningOrigin) return route.continue();
    happened.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  return opened;
}

/** What happened while a page was looked at, hovered, focused and clicked. */
async function visit(path: string): Promise<{ status: number; happened: string[] }> {
  happened = [];
  const answer = await page.goto(host.app.listeningOrigin + path, { waitUntil: 'load' });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main *, svg *')) {
      for (const kind of ['mouseover', 'focus', 'toggle']) one.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  });
  const hrefs = await page.evaluate(() => [...document.links].map(({ href }) => href));
  happened.push(...hrefs.filter((href) => !/^(?:https?|mailto|tel):/.test(href)));
  // What words could become; the scripts of the page itself are not among its words.
  const alien = `:is(main :is(p, li, blockquote, pre, td, h1, h2, h3, cite, figcaption), svg) :is(script, iframe, object, embed, base, meta, link, form, img[src*='//']), main :is([onload], [onerror], [onclick], [style])`;
  const elements = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 200)),
    alien,
  );
  const hidden = await page.evaluate(() => /[\u202d\u202e]/.exec(document.body?.innerText ?? '')?.index);
  if (hidden !== undefined) happened.push('the direction of words is turned');
  return { status: answer?.status() ?? 0, happened: [...happened, ...elements] };
}

it('published articles run nothing, ask nobody else for anything, and lead to no script', async () => {
  expect(paths.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const path of [...paths, '/blog', '/']) {
    const { happened, status } = await visit(path);
    if (status !== 200) faults.push(`${path}: ${status}`);
    faults.push(...happened.map((one) => `${path}: ${one}`));
  }
  expect(faults).toEqual([]);
});

it.each(links)('an article with the link %s is refused, or shows it as words', async (text) => {
  const { docs } = await host.payload.find({
    collection: 'articles',
    where: { slug: { equals: 'hostile-1' } },
    depth: 0,
  });
  const id = docs[0]?.id ?? 0;
  const layout = [{ blockType: 'textbox' as const, text }];
  const changed = host.payload.update({ collection: 'articles', id, data: { layout, _status: 'published' } });
  const refusal = await changed.then(
    () => 'shown as words',
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(/expected a path that begins with|not of the library|shown as words/);
  if (refusal === 'shown as words') {
    // A release of its own.
    host.clock.now = new Date(host.clock.now.getTime() + 60_000);
    await publishSite(host);
    expect((await visit(paths.find((one) => one.endsWith('/hostile-1')) ?? '')).happened).toEqual([]);
  }
});

it('words that look like markup are read as words', async () => {
  const path = paths.find((one) => one.endsWith('/hostile-0')) ?? '';
  await page.goto(host.app.listeningOrigin + path);
  const words = await page.locator('main').innerText();
  for (const shown of ['<script>ran()</script>', '<iframe src=//evil.example></iframe>', '<img src=x onerror=ran()>'])
    expect(words).toContain(shown);
});

it('a drawing that runs or fetches something, or has no end, is refused, with what to do', () => {
  const refusals = media.map(({ refusal }) => refusal ?? '');
  const inWords = /is not allowed in a drawing\. \w|Ungroup the drawing|This is no whole SVG/;
  expect(refusals.filter((refusal) => !inWords.test(refusal))).toEqual(['']);
});

it('a drawing of the library may do nothing at its own address', async () => {
  const { name = '' } = media.find(({ refusal }) => refusal === undefined) ?? {};
  const answer = await fetch(host.app.listeningOrigin + name);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).not.toMatch(/evil|ran\(|script|<!|javascript/i);
  expect(await visit(name)).toEqual({ status: 200, happened: [] });
});
