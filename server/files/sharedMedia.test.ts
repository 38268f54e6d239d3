import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { erasePerson, exportPerson } from '../privacy/erasure/person.ts';
import { startMigratedPostgres } from '../testing/databases.ts';
import { downloadOf, readKeptMail } from '../testing/downloads.ts';
import { emptyPostgres } from '../testing/emptyPostgres.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import { sendFiles, typed } from '../testing/requests.ts';
import { type S3Server, startS3 } from '../testing/s3Server.ts';
import { samplePng, uploadCutSample } from '../testing/samplePicture.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { copyToBucket, sweepFiles } from './keepFiles.ts';
import { openSharedFiles, settleRemovals } from './sharedFiles.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startMigratedPostgres();
});
afterAll(() => postgres.stop());

/** Two hosts with one empty database and one bucket, but separate folders, that look for changes each time. */
async function openTwoHosts(): Promise<{ here: TestHost; there: TestHost; server: S3Server }> {
  const server = await startS3();
  onTestFinished(() => server.close());
  const open = async () => {
    const variables = { ...server.variables, DATABASE_URL: postgres.url };
    const host = await openTestHost({ variables, filesRestMs: 0 });
    onTestFinished(async () => {
      await emptyPostgres(host.payload);
      await host.close();
    });
    return host;
  };
  return { here: await open(), there: await open(), server };
}

const filesOf = ({ environment }: TestHost) => openSharedFiles(environment.cms);
const settle = (host: TestHost) => settleRemovals(host.payload, filesOf(host));
const uploadsOf = ({ environment }: TestHost) => readdirSync(environment.cms.uploadsDir);
const brief = { field: 'file', name: 'brief.txt', content: 'What we want to build.' };
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

it('lets sales at one host download what a visitor sent to the other', async () => {
  const { here, there, server } = await openTwoHosts();
  expect((await sendFiles(here.app, typed, [brief])).statusCode).toBe(200);
  const { answer, storageName } = await downloadOf(there.payload, typed.email);
  expect([answer.status, await answer.text()]).toEqual([200, brief.content]);
  expect(await server.keys()).toEqual([`uploads/${storageName}`]);
  await server.stop();
  expect(await (await downloadOf(there.payload, typed.email)).answer.text(), 'kept').toBe(brief.content);
  rmSync(join(there.environment.cms.uploadsDir, storageName));
  expect((await downloadOf(there.payload, typed.email)).answer.status).toBe(503);
});

it('lets sales at one host open an email that the other kept, until its request is erased', async () => {
  const { here, there, server } = await openTwoHosts();
  await sendFiles(here.app, typed, []);
  await server.stop();
  await here.deliver();
  const where = { emlName: { exists: true } };
  expect((await there.payload.count({ collection: 'mails', where })).totalDocs, 'while the bucket is away').toBe(0);
  await server.start();
  here.clock.now = new Date(here.clock.now.getTime() + 3_600_000);
  await here.deliver();
  const { docs } = await there.payload.find({ collection: 'mails', where });
  const receipt = docs.find(({ to }) => to.includes(typed.email));
  const answer = await readKeptMail(there.payload, Number(receipt?.id));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(typed.email)]);
  expect(await server.keys()).toContain(`mailbox/${receipt?.emlName}`);
  await erasePerson(there.payload, there.environment.cms, typed.email);
  expect(await server.keys()).toEqual([]);
});

it('refuses a request whose file the bucket does not accept, and takes it once the bucket does', async () => {
  const { here, server } = await openTwoHosts();
  await server.stop();
  const headers = { 'idempotency-key': 'one-request-0123456789' };
  const refused = await sendFiles(here.app, typed, [brief], headers);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().success]).toEqual([503, '30', false]);
  expect(await here.payload.count({ collection: 'leads' })).toEqual({ totalDocs: 0 });
  expect((await sendFiles(here.app, { ...typed, message: 'Without a file.' }, [])).statusCode).toBe(200);
  await server.start();
  expect((await sendFiles(here.app, typed, [brief], headers)).statusCode).toBe(200);
  expect(await server.keys()).toHaveLength(1);
});

it('keeps no file in the bucket for a request that it already had or refused', async () => {
  const { here, server } = await openTwoHosts();
  const headers = { 'idempotency-key': 'one-request-0123456789' };
  await sendFiles(here.app, typed, [brief], headers);
  const [kept] = await server.keys();
  expect((await sendFiles(here.app, typed, [brief], headers)).statusCode).toBe(200);
  expect((await sendFiles(here.app, typed, [brief])).statusCode).toBe(429);
  expect(await server.keys()).toEqual([kept]);
  expect(uploadsOf(here)).toHaveLength(1);
});

it('shows a picture at each host with all its sizes, until it is deleted at one', async () => {
  const { here, there, server } = await openTwoHosts();
  const { id, filename, sizes } = await uploadCutSample(here.payload, 'Quay (2)');
  // The picture is too small for the cuts for dense screens.
  const names = [filename ?? '', ...Object.values(sizes ?? {}).flatMap((size) => size?.filename ?? [])];
  expect(await server.keys()).toEqual(names.map((name) => `media/${name}`).sort());
  const ask = (host: TestHost, name: string) => host.app.inject(`/media/${encodeURIComponent(name)}`);
  for (const name of names) {
    const [mine, theirs] = [await ask(here, name), await ask(there, name)];
    expect([mine.statusCode, hashOf(theirs.rawPayload)], name).toEqual([200, hashOf(mine.rawPayload)]);
  }
  expect((await ask(there, 'nothing.png')).statusCode).toBe(404);
  await here.payload.delete({ collection: 'media', id });
  await settle(there);
  expect(await server.keys()).toEqual([]);
  expect([await ask(here, names[0] ?? ''), await ask(there, names[0] ?? '')].map((one) => one.statusCode)).toEqual([
    404, 404,
  ]);
});

it('shows a new picture with an old name, and removes none of its files along with the old one', {
  tags: 'long',
}, async () => {
  const { here, there, server } = await openTwoHosts();
  const first = await uploadCutSample(here.payload);
  const ask = () => there.app.inject(`/media/${first.filename}`);
  const before = (await ask()).rawPayload;
  await here.payload.delete({ collection: 'media', id: first.id });
  const data = await samplePng(640, 480);
  const file = { data, name: 'sample.png', mimetype: 'image/png', size: data.length };
  const second = await here.payload.create({ collection: 'media', data: { alt: 'Another' }, file });
  expect(second.filename).toBe(first.filename);
  await settle(there);
  expect(await server.keys()).toHaveLength(17);
  const after = (await ask()).rawPayload;
  expect([after.equals(before), after.equals(data)]).toEqual([false, true]);
});

it('cuts a picture again at a host that has never seen it, and replaces it at the other', {
  tags: 'long',
}, async () => {
  const { here, there, server } = await openTwoHosts();
  const { id, sizes } = await uploadCutSample(here.payload);
  const name = String(sizes?.webp120x120?.filename);
  const req = { query: { uploadEdits: { focalPoint: { x: 5, y: 5 } } } };
  await there.payload.update({ collection: 'media', id, data: {}, req });
  expect(await server.keys()).toHaveLength(17);
  const cut = readFileSync(join(there.environment.cms.mediaDir, name));
  expect((await here.app.inject(`/media/${name}`)).rawPayload.equals(cut)).toBe(true);
  const data = await samplePng(700, 700);
  const file = { data, name: 'other.png', mimetype: 'image/png', size: data.length };
  await there.payload.update({ collection: 'media', id, data: {}, file });
  await settle(here);
  const keys = await server.keys();
  expect([keys.length, keys.every((key) => key.startsWith('media/other'))]).toEqual([17, true]);
});

it('moves the focal point of a drawing at one host, and shows the result at the other', { tags: 'long' }, async () => {
  const { here, there, server } = await openTwoHosts();
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h9v9z"/></svg>');
  const file = { data, name: 'quay.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id } = await here.payload.create({ collection: 'media', data: { alt: 'A quay' }, file });
  // The drawing, its compressed form, its raster, and the raster's cuts to eight boxes.
  expect(await server.keys()).toHaveLength(11);
  const ask = () => here.app.inject({ url: '/media/quay.svg', headers: { 'accept-encoding': 'br' } });
  const before = await ask();
  expect([before.statusCode, before.headers['content-encoding']]).toEqual([200, 'br']);
  await there.payload.update({ collection: 'media', id, data: { focalX: 90, focalY: 90 } });
  expect((await ask()).rawPayload.equals(before.rawPayload)).toBe(false);
  await there.payload.delete({ collection: 'media', id });
  await settle(here);
  expect([await server.keys(), (await ask()).statusCode]).toEqual([[], 404]);
});

it('serves the files it has while the bucket is away, answers 503 for others, and accepts no picture', {
  tags: 'long',
}, async () => {
  const { here, there, server } = await openTwoHosts();
  const { filename, sizes } = await uploadCutSample(here.payload);
  const small = String(sizes?.webp120x120?.filename);
  await there.app.inject(`/media/${filename}`);
  await server.stop();
  const [known, unknown] = [await there.app.inject(`/media/${filename}`), await there.app.inject(`/media/${small}`)];
  expect([known.statusCode, unknown.statusCode, unknown.headers['retry-after']]).toEqual([200, 503, '10']);
  await expect(uploadCutSample(here.payload, 'second')).rejects.toThrow('The file cannot be stored now');
  expect(await here.payload.count({ collection: 'media' })).toEqual({ totalDocs: 1 });
});

it('erases a person from the bucket at one host, and from the disk of the other', async () => {
  const { here, there, server } = await openTwoHosts();
  await sendFiles(here.app, typed, [brief]);
  const exported = await exportPerson(there.payload, there.environment.cms, typed.email, new Date());
  expect(exported.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString())).toContain(brief.content);
  await erasePerson(here.payload, here.environment.cms, typed.email);
  expect([await server.keys(), uploadsOf(here), uploadsOf(there).length]).toEqual([[], [], 1]);
  for (const name of uploadsOf(there)) utimesSync(join(there.environment.cms.uploadsDir, name), 1, 1);
  await sweepFiles(there.payload, filesOf(there), new Date());
  expect(uploadsOf(there)).toEqual([]);
});

it('erases from the bucket later what it could not while the bucket was away', async () => {
  const { here, there, server } = await openTwoHosts();
  await sendFiles(here.app, typed, [brief]);
  await server.stop();
  expect((await erasePerson(here.payload, here.environment.cms, typed.email)).counts).toMatchObject({ files: 1 });
  await server.start();
  expect(await server.keys()).toHaveLength(1);
  await settle(there);
  expect(await server.keys()).toEqual([]);
});

it('copies files of DATA_DIR into the bucket, can do so again, and names those it cannot find', {
  tags: 'long',
}, async () => {
  const before = await openTestHost();
  onTestFinished(() => before.close());
  await uploadCutSample(before.payload);
  await sendFiles(before.app, typed, [brief]);
  await sendFiles(before.app, { ...typed, message: 'Once more' }, [{ ...brief, content: 'Lost.' }]);
  const { cms } = before.environment;
  const { docs } = await before.payload.find({ collection: 'lead-files', sort: 'id' });
  const lost = String(docs[1]?.storageName);
  rmSync(join(cms.uploadsDir, lost));
  writeFileSync(join(cms.mediaDir, 'nobodys.png'), 'of no row');
  const server = await startS3();
  onTestFinished(() => server.close());
  const after = await openTestHost({ dataDir: before.dataDir, variables: server.variables });
  onTestFinished(() => after.close());
  const copy = () => copyToBucket(after.payload, filesOf(after));
  expect(await copy()).toEqual({ copied: 18, there: 0, missing: [`uploads/${lost}`] });
  expect(await copy()).toEqual({ copied: 0, there: 18, missing: [`uploads/${lost}`] });
  expect(await server.keys()).not.toContain('media/nobodys.png');
  expect(existsSync(join(cms.mediaDir, 'nobodys.png'))).toBe(true);
});
