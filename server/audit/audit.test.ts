import { expect, onTestFinished, test, vi } from 'vitest';
import { spoken } from '../admin/words/spoken.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { type DatabaseName, databases } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { setUpSecondFactor } from '../testing/setUpSecondFactor.ts';
import { addressOf, openStage, signInForToken } from '../testing/stage.ts';

async function open(name: DatabaseName = 'SQLite') {
  const stage = await openStage(name);
  onTestFinished(stage.close);
  const { payload } = stage;
  return {
    ...stage,
    editor: await signInForToken(stage, 'editor'),
    /** All entries except sign-ins, oldest first. */
    async trail() {
      const where = { action: { not_equals: 'signed-in' } };
      const { docs } = await payload.find({ collection: 'audit-trail', where, sort: 'id', depth: 0 });
      return docs.map(({ action, byName, changed, kind, subject }) => [byName, action, kind, subject, changed ?? '']);
    },
  };
}

test.each(databases)('tells who changed which fields of what, on %s', async (name) => {
  const { asAdmin, call, editor, trail } = await open(name);
  const { body } = await call('POST', 'pages', { ...samplePage('about-us', 'Words'), title: 'About us' }, editor);
  const path = `pages/${body.doc.id}`;
  await call('PATCH', path, { title: 'About' }, editor);
  await call('PATCH', path, { title: 'About' }, editor);
  await call('PATCH', `${path}?autosave=true&draft=true`, { title: 'Abo' }, editor);
  await call('PATCH', `${path}?draft=true`, { title: 'Ab' }, editor);
  await call('PATCH', path, { deletedAt: new Date().toISOString() }, editor);
  const settings = 'globals/site-settings';
  await asAdmin('POST', `${settings}?draft=true&autosave=true`, { companyName: 'Anothe' });
  await asAdmin('POST', `${settings}?draft=true`, { companyName: 'Another' });
  await asAdmin('POST', settings, {});
  const [, second, ...rest] = await trail();
  expect(second).toEqual(['editor', 'published', 'Pages', 'About', 'title']);
  expect(rest.shift()).toEqual(['editor', 'changed', 'Pages', 'Ab', expect.stringContaining('title')]);
  expect(rest.at(0)).toEqual(['editor', 'deleted', 'Pages', expect.any(String), '']);
  expect(rest.slice(1)).toEqual([
    ['admin', 'changed', 'Site settings', 'Site settings', 'companyName'],
    ['admin', 'published', 'Site settings', 'Site settings', '_status'],
  ]);
  expect(await trail()).toHaveLength(6);
});

test('records changes of accounts, and never the values in them', async () => {
  const stage = await open();
  const { asAdmin, payload, trail } = stage;
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: addressOf('sales') } } });
  const id = docs[0]?.id;
  const chosen = 'crane ledger harbour moss';
  await asAdmin('PATCH', `users/${id}`, { role: 'editor', password: chosen });
  await setUpSecondFactor(stage, 'editor');
  expect(await trail()).toEqual([
    ['admin', 'changed', 'Users', addressOf('sales'), 'role, password'],
    ['editor', 'changed', 'Users', addressOf('editor'), 'second factor, set up'],
  ]);
  const all = await payload.find({ collection: 'audit-trail', depth: 0 });
  expect(JSON.stringify(all)).not.toContain(chosen);
  expect(all.docs.filter(({ action }) => action === 'signed-in').map(({ byName }) => byName)).toContain('editor');
});

test('records what sales and admins do to a request, and nothing about its visitor', async () => {
  const stage = await open();
  const { asAdmin, call, payload, trail } = stage;
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  const sales = await signInForToken(stage, 'sales');
  await call('PATCH', `leads/${id}`, { status: 'won' }, sales);
  await call('POST', `leads/${id}/notes`, { text: 'They called.' }, sales);
  await asAdmin('DELETE', `leads/${id}`);
  expect(await trail()).toEqual([
    ['sales', 'changed', 'Requests', `Number ${id}`, 'status'],
    ['admin', 'deleted', 'Requests', `Number ${id}`, ''],
  ]);
  const all = await payload.find({ collection: 'audit-trail', depth: 0 });
  expect(JSON.stringify(all)).not.toMatch(/Ada|ada@/);
});

test('records nothing that the website does by itself, and nothing that was refused', async () => {
  const { call, editor, payload, trail } = await open();
  await payload.create({ collection: 'pages', data: samplePage('seeded', 'Words') });
  expect(await call('POST', 'pages', { ...samplePage('seeded', 'Words') }, editor)).toMatchObject({ status: 400 });
  expect(await trail()).toEqual([]);
});

test('is readable by admins, and cannot be changed by anybody', async () => {
  const stage = await open();
  const asEditor = (method: string, path: string, body?: object) => stage.call(method, path, body, stage.editor);
  expect(await asEditor('GET', 'audit-trail')).toMatchObject({ status: 403 });
  const { docs } = (await stage.asAdmin('GET', 'audit-trail')).body;
  expect(docs.length).toBeGreaterThan(0);
  const path = `audit-trail/${docs[0].id}`;
  expect(await stage.asAdmin('PATCH', path, { byName: 'Nobody' })).toMatchObject({ status: 404 });
  expect(await stage.asAdmin('DELETE', path)).toMatchObject({ status: 404 });
  expect(await stage.asAdmin('POST', 'audit-trail', docs[0])).toMatchObject({ status: 404 });
});

test('stays when the person is deleted', async () => {
  const { asAdmin, call, editor, payload, trail } = await open();
  await call('POST', 'pages', samplePage('about', 'Words'), editor);
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: addressOf('editor') } } });
  expect(await asAdmin('DELETE', `users/${docs[0]?.id}`)).toMatchObject({ status: 200 });
  expect((await trail()).map(([who, did]) => [who, did])).toEqual([
    ['editor', expect.any(String)],
    ['admin', 'deleted'],
  ]);
});

test('is kept for as long as the settings say', async () => {
  const { payload } = await open();
  const folders = { bucket: undefined, dataDir: '/nonexistent' };
  const inElevenMonths = new Date(Date.now() + 11 * 30 * 86_400_000);
  expect(await removeDue(payload, folders, inElevenMonths)).not.toHaveProperty('audit-trail');
  const later = new Date(Date.now() + 400 * 86_400_000);
  const { totalDocs } = await payload.count({ collection: 'audit-trail' });
  expect(totalDocs).toBeGreaterThan(0);
  expect(await removeDue(payload, folders, later)).toMatchObject({ 'audit-trail': totalDocs });
});

test('names numbers and settings in the language of whoever reads', async () => {
  const { asAdmin, payload } = await open();
  await asAdmin('POST', 'globals/site-settings', { companyName: 'Another' });
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  await asAdmin('PATCH', `leads/${id}`, { status: 'in-work' });
  const {
    docs: [user],
  } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } });
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  onTestFinished(() => void vi.unstubAllGlobals());
  const of = { overrideAccess: false, user: user && { ...user, collection: 'users' as const } };
  const { docs } = await payload.find({ collection: 'audit-trail', sort: 'id', ...of });
  const subjects = docs.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Website-Einstellungen', `Nummer ${id}`]));
});
