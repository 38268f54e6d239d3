import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { xliffEndpoints } from '../content/xliff/xliffEndpoints.ts';
import { importEndpoint as importRedirects } from '../redirects/importRedirects.ts';
import { defined } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { whileServing } from '../testing/longestTurn.ts';
import { sampleExport } from '../testing/sampleExport.ts';
import { samplePage } from '../testing/samplePage.ts';
import { smallContent } from '../testing/smallContent.ts';
import { readLines } from './admin/readLines.ts';
import type { ImportLine } from './ImportReport.ts';
import { importEndpoint } from './importEndpoint.ts';

/** ms for which others may wait while a hostile file is taken. R62. */
const longestTurn = 50;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let user: Awaited<ReturnType<typeof createUserWith>>;
beforeAll(async () => {
  database = await openTestDatabase('SQLite');
  user = await createUserWith(database.payload, 'admin');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', database.environment.dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function request(query: object, body: Uint8Array<ArrayBuffer>) {
  const given = {
    query,
    body: new Blob([body]).stream(),
    headers: new Headers({ 'content-length': String(body.byteLength) }),
    arrayBuffer: async () => body.buffer,
  } as object;
  return createLocalReq({ user, req: given }, database.payload);
}

const posts = [
  '<div>'.repeat(20_000),
  '<table><tr><td>'.repeat(5_000),
  '<p>Words of a page, again and again.</p>\n'.repeat(5_000),
  '[a b='.repeat(20_000),
  '<b><i>'.repeat(400),
];
const exports: [title: string, write: () => string, end: object][] = [
  [
    'texts that are deep, long and never closed',
    () => sampleExport(posts.map((content, index) => ({ id: index + 1, content }))),
    { report: { counts: expect.arrayContaining([['articles that could not be carried', 3]]) } },
  ],
  ['20,000 entries within each other', () => '<rss><channel><item>'.repeat(20_000), { report: { counts: [] } }],
  [
    '10,000 flaws of XML',
    () => sampleExport([]).replace('<channel>', `<channel>${'<a></b>&c; <d e=f>'.repeat(10_000)}`),
    { fault: expect.stringContaining('This is no export of WordPress') },
  ],
];

/** Those whose work others show, of a second or more each. */
const others = ['20,000 entries within each other', '490,000 cells in one line', '300 redirects in one chain'];
const detailsOf = (title: string) => (others.includes(title) ? { tags: 'long' } : {});

for (const [title, write, end] of exports)
  it(`an export with ${title}: others are served meanwhile`, detailsOf(title), () => takeExport(write, end));

async function takeExport(write: () => string, end: object): Promise<void> {
  const query = { 'dry-run': '1', 'fetch-media': '0', 'default-category': 'blog' };
  const { handler } = importEndpoint(database.environment.dataDir);
  const bytes = new TextEncoder().encode(write());
  const last = await whileServing(async () => {
    const { body } = await handler(await request(query, bytes));
    const lines: ImportLine[] = [];
    if (body) for await (const line of readLines(body)) lines.push(line);
    return lines.at(-1);
  }, longestTurn);
  expect(last).toMatchObject(end);
}

/** As on a host that has imported before: the first table of a process compiles what reads it. */
beforeAll(async () => {
  const req = await request({ dryRun: 'true' }, new TextEncoder().encode('from,to\n/a,/b\n/b,/c\n/c,/\n'));
  expect(await importRedirects.handler(req)).toMatchObject({ status: 200 });
});

const tables: [title: string, write: () => string][] = [
  ['a quote that is never closed', () => `from,to\n"${'a,'.repeat(490_000)}`],
  ['490,000 cells in one line', () => 'a,'.repeat(490_000)],
  ['300,000 empty lines', () => `from,to\n${'\n'.repeat(300_000)}/a,/b\n`],
  ['300 redirects in one chain', () => Array.from({ length: 300 }, (_, at) => `/a${at},/a${at + 1}`).join('\n')],
  ['long addresses with every sign', () => `/${'%F0%9F%98%80é\u202e'.repeat(500)},/${'../'.repeat(2000)}\n`.repeat(60)],
];

for (const [title, write] of tables)
  it(`a table of redirects with ${title}: others are served meanwhile`, detailsOf(title), () => takeTable(write));

async function takeTable(write: () => string): Promise<void> {
  const bytes = new TextEncoder().encode(write());
  const importFile = async () => importRedirects.handler(await request({ dryRun: 'true' }, bytes));
  const { status } = await whileServing(importFile, longestTurn);
  expect([200, 400, 413]).toContain(status);
}

const [exported, imported] = xliffEndpoints;
let file: string;
beforeAll(async () => {
  const { payload } = database;
  const data = { ...defined(smallContent.settings), languages: [{ code: 'en' as const }, { code: 'de' as const }] };
  await payload.updateGlobal({ slug: 'site-settings', data });
  const text = 'A **word** and [another](/about).\n\n'.repeat(20);
  const { id } = await payload.create({ collection: 'pages', data: samplePage('about', text) });
  const asked = await createLocalReq(
    { user, req: { query: { language: 'de', of: `pages/${id}` } } as object },
    payload,
  );
  file = await (await exported.handler(asked)).text();
  await imported.handler(await request({}, new TextEncoder().encode(file)));
});

const within = (target: string) => file.replaceAll('</source>', `</source><target>${target}</target>`);
const files: [title: string, write: () => string, status: number][] = [
  ['80,000 codes within each other', () => within('<pc id="1">'.repeat(2_000)), 400],
  ['20,000 codes one after another', () => within('a<ph id="1"/>'.repeat(20_000 / 42)), 200],
  ['targets of 200,000 characters', () => within('*_[`\\ '.repeat(200_000 / 6)), 200],
  ['100,000 units', () => file.replace('<unit ', `${'<unit id="x"/>'.repeat(100_000)}<unit `), 400],
  ['9,000 unknown units', () => file.replace('<unit ', `${'<unit id="x"/>'.repeat(9_000)}<unit `), 200],
  ['50,000 unknown elements within each other', () => within(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`), 400],
  ['50,000 groups within each other', () => file.replace('<unit ', `${'<group id="x">'.repeat(50_000)}<unit `), 400],
  ['entities within each other', () => `<!DOCTYPE x [<!ENTITY a "${'&b;'.repeat(9)}">]>${within('&a;')}`, 400],
];

it.each(files)('a file of translators with %s: others are served meanwhile', async (_, write, status) => {
  const bytes = new TextEncoder().encode(write());
  const answer = await whileServing(async () => imported.handler(await request({}, bytes)), longestTurn);
  expect(answer.status).toBe(status);
});
