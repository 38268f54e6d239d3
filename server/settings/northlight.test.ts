import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '@frontage/demo/content.ts';
import { load } from 'cheerio';
import { simpleParser } from 'mailparser';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFirstSteps } from '../dashboard/firstSteps.ts';
import { tokensOf } from '../delivery/mails/renderMailHtml.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { findTracesOfDemo } from '../testing/findTracesOfDemo.ts';
import { writeNorthlight } from '../testing/northlightPages.ts';
import { publishSite } from '../testing/publishSite.ts';
import { send, typed } from '../testing/requests.ts';
import { endData, openTestHost, type TestHost } from '../testing/testHost.ts';

/** A second agency, set up as an owner would: an empty site, and the settings. */
const logo =
  '<svg viewBox="0 0 220 50"><path d="M10 44V6L40 44V6" fill="none" stroke="currentColor" stroke-width="6"/><circle cx="70" cy="25" r="14" fill="var(--accent)"/></svg>';
const symbol =
  '<svg viewBox="0 0 24 24"><path d="M4 22V2L20 22V2" fill="none" stroke="currentColor" stroke-width="4"/></svg>';
const colours = { ink: '#12372a', accent: '#b3541e' };
const northlight = {
  companyName: 'Northlight',
  legalName: 'Northlight AS',
  description: 'Northlight builds services for harbours in the north.',
  email: 'post@northlight.example',
  identity: { logo, symbol, ...colours },
};

const dataDir = mkdtempSync(join(tmpdir(), 'frontage-northlight-'));
let host: TestHost;
let release = '';

const change = async (payload: Payload, data: object) =>
  payload.updateGlobal({ slug: 'site-settings', data, overrideAccess: false, user: await editorOf(payload) });
const editorOf = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  if (!docs[0]) throw new Error('Nobody can sign in');
  return { ...docs[0], collection: 'users' as const };
};

beforeAll(async () => {
  host = await openTestHost({
    dataDir,
    async fill(payload) {
      await prepareDatabase(payload, { dataDir, content: emptySeed() });
      await change(payload, northlight);
      await writeNorthlight(payload);
    },
    replace: ({ social }, payload) => {
      const sender = async () => (await readCompany(payload)).sender;
      return { sender, social: { ...social, sender } };
    },
  });
  await publishSite(host);
  release = join(host.environment.releasesDir, 'current', 'public');
}, 120_000);
afterAll(async () => {
  await host.close();
  await endData(dataDir);
});

const fileOf = (name: string) => readFileSync(join(release, name), 'utf8');

/** A page up to its body. */
const headOf = (name: string) => fileOf(name).split('<body')[0];

/** All text files of the release by path, including scripts and styles. */
function publishedTexts(): [path: string, text: string][] {
  return readdirSync(release, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|png|woff2)$/.test(name) && !name.startsWith('flags/'))
    .filter((name) => statSync(join(release, name)).isFile())
    .map((name) => [name, fileOf(name)]);
}

describe('a second agency', () => {
  it('is distinguishable from the first one, otherwise these tests could not fail', () => {
    const pages = demo.pages.map((page): [string, string] => [page.slug, JSON.stringify(page)]);
    expect(findTracesOfDemo(pages).length).toBeGreaterThan(30);
    expect(findTracesOfDemo([['settings', JSON.stringify(demo.settings)]]).length).toBeGreaterThan(4);
  });

  it('has no trace of the first one in any page, feed, script, style or file', () => {
    const texts = publishedTexts();
    for (const kind of ['.js', '.css'])
      expect(
        texts.some(([name]) => name.endsWith(kind)),
        kind,
      ).toBe(true);
    expect(texts.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'index.html',
        'services/berth-planning.html',
        'people.html',
        'fair.html',
        'contact.html',
        'privacy-policy.html',
        '404.html',
        'rss.xml',
        'llms.txt',
        'favicon.svg',
        'manifest.webmanifest',
      ]),
    );
    expect(findTracesOfDemo(texts)).toEqual([]);
    for (const [name, text] of texts.filter(([name]) => name.endsWith('.html')))
      expect(text, name).toContain('Northlight');
  });

  it('has its logo in header and footer, and its colours on every page that may have them', () => {
    const page = fileOf('index.html');
    expect(page.match(/stroke="currentColor" stroke-width="6"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(page).toContain('aria-label="Northlight, home"');
    expect(page).toContain('@layer own{:root{');
    expect(page).toMatch(/--text:light-dark\(#12372a,#f4eedf\);--accent:light-dark\(#b3541e,#[0-9a-f]{6}\)/);
  });

  it('has its symbol and colours in the tab, on home screens and in the manifest', async () => {
    const favicon = fileOf('favicon.svg');
    expect(favicon).toContain('aria-label="Northlight"');
    expect(favicon).toContain('M4 22V2L20 22V2');
    expect(favicon).toContain('svg{color:#12372a;--accent:#b3541e}');
    expect(JSON.parse(fileOf('manifest.webmanifest'))).toMatchObject({ name: 'Northlight', short_name: 'Northlight' });
    const icon = sharp(join(release, 'icons/icon-192.png'));
    expect(await icon.metadata()).toMatchObject({ width: 192, height: 192 });
    const { dominant } = await icon.removeAlpha().stats();
    // Paper around the symbol; the histogram counts in steps of eight.
    expect([dominant.r, dominant.g, dominant.b].every((one) => one > 220)).toBe(true);
    expect(existsSync(join(release, 'icons/icon-192.png.br'))).toBe(false);
  });

  it('sends emails in its own name and colours', async () => {
    expect((await send(host.app, typed)).statusCode).toBe(200);
    for (let round = 0; round < 3; round += 1) await host.deliver();
    const { mailboxDir } = host.environment.cms;
    const mails = readdirSync(mailboxDir).map((name): [string, Buffer] => [name, readFileSync(join(mailboxDir, name))]);
    const parsed = await Promise.all(mails.map(async ([name, eml]) => ({ name, mail: await simpleParser(eml) })));
    expect(parsed.length).toBeGreaterThanOrEqual(2);
    expect(
      findTracesOfDemo(parsed.map(({ mail, name }) => [name, `${mail.subject}\n${mail.text}\n${mail.html}`])),
    ).toEqual([]);
    for (const { mail, name } of parsed) {
      expect(String(mail.html), name).toContain('Northlight');
      expect(String(mail.html), name).toContain('#12372a');
      expect(String(mail.html), name).not.toMatch(/#0d1c33|#c8005a/i);
    }
  });

  it('has pictures for social networks in its own colours', { tags: 'long' }, async () => {
    const { docs } = await host.payload.find({ collection: 'pages', where: { slug: { equals: 'contact' } } });
    const answer = await host.app.inject({ url: `/social/page-${docs[0]?.id}.png` });
    expect(answer.statusCode).toBe(200);
    const pixels = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer();
    expect(pixels.includes(Buffer.from('b3541e', 'hex')), 'its accent').toBe(true);
    expect(pixels.includes(Buffer.from('c8005a', 'hex')), 'that of the design').toBe(false);
  });

  it('has a new address on every page and in every feed after the next release, and the old one nowhere', async () => {
    const saying = (words: string) =>
      publishedTexts()
        .filter(([, text]) => text.includes(words))
        .map(([name]) => name);
    const before = saying(northlight.email);
    expect(before.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(5);
    await change(host.payload, { email: 'quay@northlight.example' });
    host.clock.now = new Date(host.clock.now.getTime() + 5_000);
    await publishSite(host);
    expect(saying(northlight.email)).toEqual([]);
    expect(saying('quay@northlight.example')).toEqual(before);
  });

  it.each([
    [
      { logo: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' },
      'identity.logo',
      /<script> is not allowed in a logo/,
    ],
    [{ ink: '#9aa7b5' }, 'identity.ink', /contrast of 2\.\d:1 .* needs 7:1\. Take a darker one/],
    [{ ground: '#7fb2c9' }, 'identity.ground', /contrast of 9\.\d:1 with black, and needs 13:1 .* Take a lighter one/],
  ])('gets a message at the invalid field: %o', async (identity, path, message) => {
    await expect(change(host.payload, { identity: { ...northlight.identity, ...identity } })).rejects.toMatchObject({
      data: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
  });

  it('is on white, and its yellow carries ink, in pages, icons, emails and pictures for social networks', async () => {
    await change(host.payload, { identity: { ...northlight.identity, ground: '#ffffff', accent: '#ffd24a' } });
    host.clock.now = new Date(host.clock.now.getTime() + 5_000);
    await publishSite(host);
    const page = headOf('index.html');
    expect(page).toContain('--ground-paper:light-dark(#ffffff,');
    expect(page).toContain('--accent:#ffd24a;--on-accent:light-dark(#12372a,');
    expect(page, 'with an edge of ink where it is drawn').toContain('--edge-of-accent:light-dark(');
    expect(JSON.parse(fileOf('manifest.webmanifest'))).toMatchObject({ background_color: '#ffffff' });
    const { sender } = await readCompany(host.payload);
    expect(tokensOf(sender.colours, 0)).toMatchObject({ paper: '#ffffff', asset: '#ffd24a', onAsset: '#12372a' });
    const { docs } = await host.payload.find({ collection: 'pages', where: { slug: { equals: 'contact' } } });
    const answer = await host.app.inject({ url: `/social/page-${docs[0]?.id}.png` });
    const pixels = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer();
    expect(pixels.includes(Buffer.from('f6f1e4', 'hex')), 'the paper of the design').toBe(false);
  });

  it.each([
    ['folio', 'Source Serif 4', '#f1f2ec'],
    ['studio', 'Figtree', '#ffffff'],
  ] as const)('has the look %s, with its type and ground, and its own colours in it', async (look, type, ground) => {
    await change(host.payload, { identity: { ...northlight.identity, look, ground: null } });
    host.clock.now = new Date(host.clock.now.getTime() + 5_000);
    await publishSite(host);
    const page = headOf('index.html');
    expect(page).toContain('@layer reset,tokens,own,base,kit,blocks,look;');
    expect(page).toContain('@layer look{');
    expect(page).toContain(`--font-sans:"${type} Variable"`);
    expect(page).toContain(`--ground-paper:light-dark(${ground},`);
    expect(page).toContain('--accent:light-dark(#b3541e,');
    expect(page, 'classes of blocks by the names that pages have').not.toMatch(/\.(?:Button|Hero|Section)-\w/);
    expect(findTracesOfDemo(publishedTexts())).toEqual([]);
  });

  it('is set in a font of its own: licensed, cut to its languages, measured and preloaded', async () => {
    const data = readFileSync(
      new URL(import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2')),
    );
    const upload = (bytes: Buffer, isLicensed: boolean) =>
      host.payload.create({
        collection: 'recording-files',
        data: { title: 'House', isLicensed },
        file: { data: bytes, name: 'house.woff2', mimetype: 'font/woff2', size: bytes.length },
      });
    await expect(upload(data, false)).rejects.toThrow('Tick that your licence allows this font');
    const broken = Buffer.concat([data.subarray(0, 2_000), Buffer.alloc(2_000, 7)]);
    await expect(upload(broken, true)).rejects.toThrow('This font cannot be read');
    const font = await upload(data, true);
    expect(font.metrics).toMatchObject({ hasSerifs: true, ascent: 1.036, descent: 0.335, weights: [600, 600] });
    // HarfBuzz has written it anew.
    const kept = readFileSync(join(host.environment.cms.mediaDir, font.filename ?? ''));
    expect(kept.equals(data)).toBe(false);
    expect(kept.length).toBeLessThan(data.length);
    await change(host.payload, { identity: { ...northlight.identity, family: null, font: font.id } });
    const { steps } = await readFirstSteps(host.payload, { email: '', hasMailServer: true });
    expect(steps.find(({ what }) => what === 'Choose a typeface')?.isDone, 'as one of the list would').toBe(true);
    host.clock.now = new Date(host.clock.now.getTime() + 5_000);
    await publishSite(host);
    const page = headOf('index.html');
    const file = `/media/${font.filename}`;
    expect(page).toContain(`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`);
    expect(page).toContain(`font-weight:400 700;src:url("${file}") format("woff2")`);
    expect(page).toContain('--font-sans:"Own Variable","Own Fallback",system-ui,serif');
    expect(page).toMatch(
      /font-family:"Own Fallback";font-weight:400 549;src:local\("Times New Roman"\)[^}]*ascent-override:\d/,
    );
    expect(page).not.toMatch(/src:url\("[^"]*familjen/);
  });

  it('shows its name in the typeface of the site if it has no logo', async () => {
    await change(host.payload, {
      identity: { logo: null, symbol: null, font: null, ground: null, ink: null, accent: null, look: null },
    });
    host.clock.now = new Date(host.clock.now.getTime() + 5_000);
    await publishSite(host);
    const page = fileOf('index.html');
    expect(load(page)('[aria-label="Northlight, home"] > path')).not.toHaveLength(0);
    expect(headOf('index.html')).not.toMatch(/@layer (?:own|look)[{,]/);
    expect(fileOf('favicon.svg')).toContain('svg{color:#0d1c33;--accent:#c8005a}');
    expect(findTracesOfDemo(publishedTexts())).toEqual([]);
  });
});
