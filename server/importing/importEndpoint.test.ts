import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { makeCall } from '../testing/makeCall.ts';
import { sampleExport } from '../testing/sampleExport.ts';
import { readLines } from './admin/readLines.ts';
import type { ImportLine } from './ImportReport.ts';
import { importEndpoint } from './importEndpoint.ts';

const posts = sampleExport([
  { id: 1, title: 'Keys', content: '<p>Words</p>', terms: ['category:rope'] },
  { id: 2, title: 'Locks', content: '<p>Words</p>', status: 'draft' },
]);
const look = { 'dry-run': '1', 'fetch-media': '0', 'default-category': 'blog' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let people: Record<'admin' | 'editor', Awaited<ReturnType<typeof createUserWith>>>;
beforeAll(async () => {
  database = await openTestDatabase('SQLite');
  const { environment, payload } = database;
  people = { admin: await createUserWith(payload, 'admin'), editor: await createUserWith(payload, 'editor') };
  // The import runs in a process of its own, which reads the environment.
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', environment.dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

async function send(query: object, body = posts, user = people.admin): Promise<Response> {
  const given = { query, body: new Blob([body]).stream() } as object;
  const req = await createLocalReq({ user, req: given }, database.payload);
  return makeCall(database.payload, importEndpoint(database.environment.dataDir), req);
}

async function linesOf({ body }: Response): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  if (body) for await (const line of readLines(body)) lines.push(line);
  return lines;
}

async function articlesOf(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'articles', draft: true, depth: 1, sort: 'title' });
  return docs.map(({ _status, category, title }) => `${title}, ${_status}, ${Object(category).slug}`);
}

describe('an import of an export that was uploaded', () => {
  it('is for admins only, and needs valid options', async () => {
    expect((await send(look, posts, people.editor)).status).toBe(403);
    expect((await send({ ...look, 'default-category': 'ropes' })).status).toBe(400);
    expect((await send({ ...look, category: '=blog' })).status).toBe(400);
  });

  it('says what would come and writes nothing, then imports it with the chosen categories', async () => {
    const looking = await send(look);
    expect((await send(look)).status, 'while another one runs').toBe(409);
    const told = (await linesOf(looking)).at(-1);
    expect(told).toMatchObject({
      report: {
        counts: expect.arrayContaining([['articles created', 2]]),
        chapters: expect.arrayContaining([
          expect.objectContaining({ chapter: 'category', entries: [{ about: 'rope', words: ['rope'] }] }),
        ]),
      },
    });
    expect(await articlesOf(database.payload)).toEqual([]);
    // As a kill of the admin leaves it.
    mkdirSync(join(database.environment.dataDir, 'import-killed'));
    const lines = await linesOf(await send({ ...look, 'dry-run': '0', category: 'rope=ai' }));
    expect(lines.slice(0, 2)).toEqual([
      { number: 1, count: 2 },
      { number: 2, count: 2 },
    ]);
    expect(await articlesOf(database.payload)).toEqual(['Keys, published, ai', 'Locks, draft, blog']);
    expect(
      readdirSync(database.environment.dataDir).filter((name) => name.startsWith('import-')),
      'of the export nothing stays',
    ).toEqual([]);
  });

  it('takes the address of a WordPress site in place of a file, and asks nothing in our own network', async () => {
    const [line] = await linesOf(await send({ ...look, site: 'http://127.0.0.1:9/blog' }, ''));
    expect(line).toEqual({
      fault: 'http://127.0.0.1:9: it lies in our own network. See that the site is online, and its address right.',
    });
    expect((await send({ ...look, site: '--media=/etc' })).status).toBe(400);
  });

  it('says why a file is not an export', async () => {
    const [line] = await linesOf(await send(look, '<html>Not an export</html>'));
    expect(line).toMatchObject({ fault: expect.any(String) });
  });

  it('is ended if one post takes too long, and says what to do', async () => {
    const given = { query: look, body: new Blob([posts]).stream() } as object;
    const req = await createLocalReq({ user: people.admin, req: given }, database.payload);
    const lines = await linesOf(await importEndpoint(database.environment.dataDir, 1).handler(req));
    expect(lines).toEqual([
      { fault: expect.stringContaining('It was ended after 0 posts and pages, because the next one took too long') },
    ]);
    expect((await send({ ...look, 'default-category': 'ropes' })).status, 'the next one may begin').toBe(400);
  });

  it('runs to its end even if the browser has gone', { tags: 'long' }, async () => {
    const gone = sampleExport([{ id: 3, title: 'Moored', content: '<p>Words</p>' }]);
    const { body } = await send({ ...look, 'dry-run': '0' }, gone);
    await body?.cancel();
    await expect.poll(() => articlesOf(database.payload)).toContain('Moored, published, blog');
  });
});
