import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePage } from '../testing/samplePage.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { checkWrittenTables } from '../testing/writtenTables.ts';
import { readRedirects } from './redirectPath.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
  for (const slug of ['flow', 'canton']) {
    await stage.payload.create({ collection: 'pages', data: samplePage(slug, 'A text.') });
  }
  await stage.payload.create({ collection: 'redirects', data: { from: '/was', to: '/flow', isPermanent: true } });
});
afterAll(() => stage.close());

const send = async (text: string | Buffer, query = '') => {
  const asCsv = { 'Content-Type': 'text/csv' };
  const bytes = new Uint8Array(Buffer.from(text));
  const { body, status } = await stage.asAdmin('POST', `redirects/import${query}`, bytes, asCsv);
  const faults = (body.faults ?? []).map(
    ({ line, message }: { line: number; message: string }) => `${line}: ${message}`,
  );
  return { ...body, status, faults };
};
const pairs = async () =>
  (await readRedirects(stage.payload)).map(
    ({ from, isPermanent, to }) => `${from} ${to}${isPermanent ? '' : ' for now'}`,
  );

const table = `from,to,status
/old,/flow
http://localhost:3000/old-2/,/canton.html,302
/was,/flow
/old,/canton
/a,/b
/b,/flow
/c,/d
/d,/c
/e,/nowhere
/flow,/canton
/was,/canton
only
/f,/flow,410
"/g,/flow
/h,/flow,301,more
https://elsewhere.example/i,/flow
/j?x=1,/flow

"/k","/flow"
/sitemap.xml,/flow
/l,/l
`;
const faults = [
  '5: /old is in line 2 already',
  '6: /b is itself redirected to /flow. Lead to /flow at once',
  '7: /a is redirected to /b. Lead /a to /flow first',
  '8: /d is redirected to /c already: the two would go round in a circle',
  '9: /c is redirected to /d already: the two would go round in a circle',
  '10: /nowhere leads nowhere: There is no page at this address',
  '11: /flow is the address of the page "The page flow", which is published',
  '12: /was is redirected to /flow already',
  '13: A line needs the old address and the new one, and may end with 301 or 302',
  '14: 410 is no status of a redirect: 301 is for good, 302 for now',
  '15: The line cannot be read: a quotation mark in it is not closed, or has no pair',
  '16: A line needs the old address and the new one, and may end with 301 or 302',
  '17: The old address: A path of this site: it begins with one /',
  '18: The old address: A path alone: without spaces, ?, # or \\',
  '21: /sitemap.xml is answered by the site itself: nobody would be led on from there',
  '22: /l would lead to itself',
];

/* R69 */
it('names by its line what cannot work, and writes nothing in a dry run', async () => {
  expect(await send(table, '?dryRun=true')).toEqual({
    status: 200,
    dryRun: true,
    added: 3,
    changed: 0,
    known: 1,
    faults,
  });
  expect(await pairs()).toEqual(['/was /flow']);
});

it('adds what works, once, however often the table is sent', async () => {
  expect(await send(table)).toEqual({ status: 200, dryRun: false, added: 3, changed: 0, known: 1, faults });
  const added = ['/k /flow', '/old /flow', '/old-2 /canton for now', '/was /flow'];
  expect(await pairs()).toEqual(added);
  expect(await send(table)).toMatchObject({ added: 0, known: 4 });
  expect(await pairs()).toEqual(added);
});

it.each([
  ['semicolons and a mark of UTF-8, as German Excel writes', '\uFEFFvon;nach\r\n/x1;/flow\r\n', '/x1'],
  ['tabs and old line ends', '/x2\t/flow\r/x3\t/flow\r', '/x3'],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('/x4,/flow\n', 'utf16le')]), '/x4'],
  ['a code page', Buffer.from('/grün,/flow\n', 'latin1'), '/grün'],
])('reads a table with %s', async (_, text, from) => {
  await send(text);
  expect((await pairs()).map((pair) => pair.split(' ')[0])).toContain(from);
});

it('adds what a table says, in whichever way a spreadsheet wrote it', async () => {
  await checkWrittenTables(stage, ['/flow', '/canton'], 8);
});

it.each([
  [
    'Redirection',
    'source,target,regex,code,type,hits,title,status\n"/r1","/flow","0","302","url","7","","enabled"\n',
    '/r1 /flow for now',
  ],
  ['Yoast', '"Origin","Target","Type","Format"\n"/r2","/flow","301","plain"\n', '/r2 /flow'],
])('reads the table of the plugin %s', async (_, text, pair) => {
  expect((await send(text)).faults).toEqual([]);
  expect(await pairs()).toContain(pair);
});

it('takes no pattern of a plugin for an address, and nothing that was switched off', async () => {
  const redirection = 'source,target,regex,code,type,hits,title,status\n';
  const text = `${redirection}/r3,/flow,1,301,url,0,,enabled\n/r4,/flow,0,301,url,0,,disabled\n`;
  expect((await send(text)).faults).toEqual([
    '2: A pattern cannot be imported: write a line for each address that it stands for',
    '3: It was switched off, and is left out',
  ]);
  expect((await send('Origin,Target,Type,Format\n^/r5.*,/flow,301,regex\n')).faults).toHaveLength(1);
  expect((await pairs()).filter((pair) => /r[345]/.test(pair))).toEqual([]);
});

it('reads back what it exports', async () => {
  const { body } = await stage.asAdmin('GET', 'redirects/export');
  expect(body).toContain('"/old-2","/canton","302"');
  const known = (await pairs()).length;
  expect(await send(body)).toEqual({ status: 200, dryRun: false, added: 0, changed: 0, known, faults: [] });
});

it('gives a redirect that is there the status that a line says, and only then', async () => {
  const of = async () => (await pairs()).find((pair) => pair.startsWith('/was '));
  expect(await send('/was,/flow,302\n', '?dryRun=true')).toMatchObject({ added: 0, changed: 1, known: 0, faults: [] });
  expect(await of()).toBe('/was /flow');
  expect(await send('/was,/flow,302\n')).toMatchObject({ added: 0, changed: 1, known: 0, faults: [] });
  expect(await of()).toBe('/was /flow for now');
  expect(await send('/was,/flow\n')).toMatchObject({ changed: 0, known: 1 });
  expect(await of()).toBe('/was /flow for now');
});

it('refuses a file that is too large, too many lines, and whoever may not', async () => {
  expect((await send('x'.repeat(1_000_001))).status).toBe(413);
  expect((await send('/a,/flow\n'.repeat(2_001))).status).toBe(413);
  const sales = await signInForToken(stage, 'sales');
  const { status } = await stage.call('POST', 'redirects/import', new Uint8Array(Buffer.from('/z,/flow')), sales);
  expect(status).toBe(403);
});
