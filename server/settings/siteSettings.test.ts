import { sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { smallContent } from '../testing/smallContent.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';

const { companyName, email, navigation } = smallContent.settings;

describeOnEach('the settings of the site on %s', (name) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(name);
  });
  afterAll(() => stage.close());

  const path = 'globals/site-settings';
  const draft = (data: object, query = '') => stage.asAdmin('POST', `${path}?draft=true${query}`, data);
  const publish = (data: object = {}) => stage.asAdmin('POST', path, data);
  const published = () => stage.payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const newest = () => stage.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true });
  async function newestChange() {
    const where = { of: { equals: 'site-settings' } };
    const { docs } = await stage.payload.find({ collection: 'changes', where, sort: '-id', limit: 1 });
    return docs[0];
  }
  async function versionOf(companyName: string) {
    const where = { 'version.companyName': { equals: companyName } };
    const { docs } = await stage.payload.findGlobalVersions({ slug: 'site-settings', where, sort: '-updatedAt' });
    return docs[0];
  }
  const restore = (version: unknown, query = '') => stage.asAdmin('POST', `${path}/versions/${version}${query}`);

  test('stay as they are for visitors while somebody edits a draft', async () => {
    const before = await newestChange();
    expect((await draft({ companyName: 'Typed' }, '&autosave=true')).status).toBe(200);
    expect((await draft({ companyName: 'Drafted', navigation: [] })).status).toBe(200);
    expect(await published()).toMatchObject({ companyName, _status: 'published' });
    expect((await published()).navigation).toHaveLength(navigation.length);
    expect(await newest()).toMatchObject({ companyName: 'Drafted', navigation: [], _status: 'draft' });
    expect(await newestChange()).toEqual(before);
    expect((await stage.asAdmin('GET', path)).body).toMatchObject({ companyName });
    expect((await stage.call('GET', `${path}?draft=true`)).status).toBe(401);
    await publish(smallContent.settings);
  });

  test("include their status even where only their date is selected, as Payload's form does", async () => {
    const asked = await stage.payload.findGlobal({ slug: 'site-settings', depth: 0, select: { updatedAt: true } });
    expect(asked).toMatchObject({ _status: 'published' });
  });

  test('may have gaps as a draft, but not when they are published', async () => {
    expect((await draft({ companyName: 'With gaps', email: '', identity: { ink: '#fefefe' } })).status).toBe(200);
    const refused = await publish();
    expect(refused.status).toBe(400);
    const places = refused.body.errors[0].data.errors.map(({ path }: { path: string }) => path);
    expect(places).toEqual(expect.arrayContaining(['email', 'identity.ink']));
    expect(await published()).toMatchObject({ companyName, email });
    expect((await publish({ email, identity: { ink: null } })).status).toBe(200);
    expect(await published()).toMatchObject({ companyName: 'With gaps', email, _status: 'published' });
    expect(await newestChange()).toMatchObject({ kind: 'published', title: 'Site settings', by: 'admin' });
  });

  test('are not published without what every page needs, and say so at the field', async () => {
    const refused = await publish({ navigation: [], footerColumns: [{ heading: 'Firm', links: [] }] });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toEqual([
      expect.objectContaining({ path: 'navigation', message: 'At least one' }),
      expect.objectContaining({ path: 'footerColumns.0.links', message: 'At least one' }),
    ]);
    expect((await published()).navigation).toHaveLength(navigation.length);
  });

  test('take other sentences for forms, with no placeholders but known ones', async () => {
    expect((await draft({ formWords: { required: 'Bitte {name} ausfüllen' } })).status).toBe(200);
    const refused = await publish({ formWords: { required: 'Bitte {name} ausfüllen' } });
    expect(refused.body.errors[0].data.errors).toEqual([
      expect.objectContaining({
        path: 'formWords',
        message: 'What forms say: {name} is not known here. There is {field}',
      }),
    ]);
    const formWords = { required: 'Bitte {field} ausfüllen' };
    expect((await publish({ formWords })).status).toBe(200);
    expect(await published()).toMatchObject({ formWords });
    await publish({ formWords: null });
  });

  test('take other sentences for emails, and owe an editor an email to try them', async () => {
    const refused = await publish({ emailWords: { headingTo: 'Da, {nome}' } });
    expect(refused.body.errors[0].data.errors).toEqual([
      expect.objectContaining({ message: 'What emails say: {nome} is not known here. There is {name}' }),
    ]);
    const linkless = await publish({ emailWords: { 'account.invitationLink': 'Der Link gilt einmal.' } });
    expect(linkless.body.errors[0].data.errors).toEqual([
      expect.objectContaining({
        path: 'emailWords',
        message: 'What emails say: {link} is needed: without it the email is of no use',
      }),
    ]);
    const broken = await publish({ emailWords: { 'sales.subject': 'Neu\r\nBcc: all@example.com' } });
    expect(broken.body.errors[0].data.errors[0].message).toBe('What emails say: A sentence fits on one line');
    const emailWords = { headingTo: 'Da, {name}', 'sales.wrote': '{who} schreibt' };
    expect((await publish({ emailWords })).status).toBe(200);
    expect(await published()).toMatchObject({ emailWords });
    await publish({ emailWords: null });
    expect((await stage.asAdmin('POST', `${path}/sample-email`, { id: 2 })).status).toBe(202);
    const owed = await stage.payload.find({ collection: 'deliveries', where: { kind: { equals: 'sample-email' } } });
    expect(owed.docs).toMatchObject([{ body: '2', status: 'owed', user: { name: 'admin' } }]);
    expect((await stage.asAdmin('POST', `${path}/sample-email`, { id: 99 })).status).toBe(400);
    const sales = await signInForToken(stage, 'sales');
    expect((await stage.call('POST', `${path}/sample-email`, { id: 2 }, sales)).status).toBe(403);
  });

  test('can be previewed around each published page, by people who may edit', async () => {
    const contact = samplePage('reach-us', 'Words', { title: 'Reach us' });
    const { id } = await stage.payload.create({ collection: 'pages', data: contact });
    await stage.payload.create({ collection: 'pages', data: samplePage('a-draft', 'Words', { _status: 'draft' }) });
    await draft({ contactFormPath: '/reach-us' });
    const { emails, pages, usual } = (await stage.asAdmin('GET', `${path}/places`)).body;
    expect(pages.map(({ label }: { label: string }) => label)).toEqual(['Reach us']);
    expect(emails.map(({ label }: { label: string }) => label)).toEqual([...sampledMails]);
    expect(new URL(usual.email.address).pathname).toBe('/preview/emails/1');
    expect(usual).toMatchObject({ contact: { place: `pages.${id}` } });
    expect(new URL(usual.contact.address).pathname).toBe(`/preview/site-settings/${id}`);
    expect((await stage.call('GET', `${path}/places`, undefined, await signInForToken(stage, 'sales'))).status).toBe(
      403,
    );
    expect((await stage.call('GET', `${path}/places`)).status).toBe(401);
  });

  test('can never be unpublished', async () => {
    const answer = await publish({ _status: 'draft' });
    expect([answer.status, answer.body.errors[0].message]).toEqual([409, expect.stringContaining('cannot be without')]);
    expect(await published()).toMatchObject({ _status: 'published' });
  });

  test('keep each version with its author', async () => {
    const editor = await signInForToken(stage, 'editor');
    await stage.call('POST', `${path}?draft=true`, { companyName: 'By an editor' }, editor);
    await publish({ companyName: 'By an admin' });
    expect((await versionOf('By an editor'))?.version).toMatchObject({ editedBy: 'editor', _status: 'draft' });
    expect((await versionOf('By an admin'))?.version).toMatchObject({ editedBy: 'admin', _status: 'published' });
    expect((await versionOf(companyName))?.version).toMatchObject({ navigation: expect.any(Array) });
  });

  test('are restored as they were: published settings at once, a draft as a draft', async () => {
    await publish({ ...smallContent.settings, companyName: 'First' });
    await draft({ companyName: 'Begun' });
    await publish({ companyName: 'Second', navigation: navigation.slice(0, 1) });
    const begun = await restore((await versionOf('Begun'))?.id);
    expect([begun.status, begun.body.message]).toEqual([200, 'It is back as a draft; visitors see no change']);
    expect(await published()).toMatchObject({ companyName: 'Second' });
    expect(await newest()).toMatchObject({ companyName: 'Begun' });
    const first = (await versionOf('First'))?.id;
    expect((await restore(first, '?draft=true')).status).toBe(200);
    expect(await published()).toMatchObject({ companyName: 'Second' });
    expect((await restore(first)).status).toBe(200);
    expect(await published()).toMatchObject({ companyName: 'First', _status: 'published' });
    expect((await published()).navigation).toHaveLength(navigation.length);
  });

  test('are restored by editors only', async () => {
    const { id } = (await versionOf('First')) ?? {};
    const sales = await signInForToken(stage, 'sales');
    expect((await stage.call('POST', `${path}/versions/${id}`, undefined, sales)).status).toBe(403);
    expect((await stage.call('POST', `${path}/versions/${id}`)).status).toBe(401);
    expect((await restore(999_999)).status).toBe(404);
  });
});
