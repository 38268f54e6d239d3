import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readForm, readOwnForm, readOwnForms } from '../forms/readForms.ts';
import { readFormTitles } from '../forms/readFormTitles.ts';
import { fillTemplates } from '../inbox/answers/templates.ts';
import { readRedirects } from '../redirects/redirectPath.ts';
import { describeOnEach } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { emptyTrash, trashDays } from './withTrash.ts';

const afterItsDays = () => new Date(Date.now() + trashDays * 24 * 3_600_000 + 1000);

describeOnEach('in the trash on %s', (name) => {
  let stage: Stage;
  let payload: Payload;
  let editor: string;
  let sales: string;
  beforeAll(async () => {
    stage = await openStage(name);
    ({ payload } = stage);
    [editor, sales] = [await signInForToken(stage, 'editor'), await signInForToken(stage, 'sales')];
  });
  afterAll(() => stage.close());

  const as = (token: string, method: string, path: string, body?: unknown) => stage.call(method, path, body, token);
  const create = async (collection: string, data: object, token = editor): Promise<number> => {
    const { body, status } = await as(token, 'POST', collection, data);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.doc.id;
  };
  // Does what the buttons of the admin do.
  const trash = (path: string, token = editor) => as(token, 'PATCH', path, { deletedAt: new Date().toISOString() });
  const bringBack = (collection: string, id: number, token = editor) =>
    as(token, 'PATCH', `${collection}?trash=true&where[id][equals]=${id}`, { deletedAt: null });

  describe('a redirect', () => {
    const pairs = async () => (await readRedirects(payload)).map(({ from, to }) => `${from} > ${to}`);
    beforeAll(async () => {
      for (const slug of ['new', 'fair-2025', 'fair-2026', 'services'])
        await payload.create({ collection: 'pages', data: samplePage(slug, 'Words') });
    });

    test('has no effect, keeps its name, and works again once it is restored', async () => {
      const id = await create('redirects', { from: '/old', to: '/new' });
      expect((await trash(`redirects/${id}`)).body.doc).toMatchObject({ from: '/old', to: '/new' });
      expect(await pairs()).toEqual([]);
      const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1 });
      expect(docs[0]).toMatchObject({ of: 'redirects', title: '/old', kind: 'deleted' });
      expect((await bringBack('redirects', id)).status).toBe(200);
      expect(await pairs()).toEqual(['/old > /new']);
      await payload.delete({ collection: 'redirects', id });
    });

    test('leaves its address to another one, and cannot be restored while that exists', async () => {
      const id = await create('redirects', { from: '/fair', to: '/fair-2025' });
      await trash(`redirects/${id}`);
      const other = await create('redirects', { from: '/fair', to: '/fair-2026' });
      const refused = await bringBack('redirects', id);
      expect(refused.body.errors[0].message).toContain('/fair is redirected to /fair-2026 already');
      expect(await pairs()).toEqual(['/fair > /fair-2026']);
      await trash(`redirects/${other}`);
      expect((await bringBack('redirects', id)).status).toBe(200);
      expect(await pairs()).toEqual(['/fair > /fair-2025']);
    });

    test('is not restored over what has been published at its address since', async () => {
      const id = await create('redirects', { from: '/offers', to: '/services' });
      await trash(`redirects/${id}`);
      await payload.create({ collection: 'pages', data: samplePage('offers', 'Words') });
      const refused = await bringBack('redirects', id);
      expect(refused.body.errors[0].message).toContain('/offers is the address of the page "The page offers"');
    });
  });

  describe('a category', () => {
    const offered = async () =>
      (await as(editor, 'GET', 'categories?depth=0')).body.docs.map(({ slug }: { slug: string }) => slug);

    test('is not offered, nor in lists of links, and is restored with its number', async () => {
      const id = await create('categories', { name: 'Data', slug: 'big-data' }, await signInForToken(stage, 'admin'));
      const { term_id } = await payload.findByID({ collection: 'categories', id });
      expect((await trash(`categories/${id}`)).status, 'admins alone remove one').toBe(403);
      expect((await trash(`categories/${id}`, await signInForToken(stage, 'admin'))).status).toBe(200);
      expect(await offered()).not.toContain('big-data');
      expect(await listed('data')).toEqual([]);
      const second = await stage.asAdmin('POST', 'categories', { name: 'Data 2', slug: 'big-data' });
      expect(second.body.errors[0].message).toContain(
        'The category "Data" lies in the trash: bring it back from there',
      );
      const refused = await bringBack('categories', id);
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        400,
        expect.stringContaining('Only admins can bring this back'),
      ]);
      expect(await offered()).not.toContain('big-data');
      expect((await bringBack('categories', id, await signInForToken(stage, 'admin'))).status).toBe(200);
      expect(await offered()).toContain('big-data');
      expect(await payload.findByID({ collection: 'categories', id })).toMatchObject({ slug: 'big-data', term_id });
    });

    test('keeps its part of the address, by which its articles are found', async () => {
      const id = await create('categories', { name: 'Video', slug: 'video' }, await signInForToken(stage, 'admin'));
      await stage.asAdmin('PATCH', `categories/${id}`, { name: 'Films', slug: 'ai' });
      expect(await payload.findByID({ collection: 'categories', id })).toMatchObject({ name: 'Films', slug: 'video' });
    });

    test('cannot be trashed while it has an article, and without it that article stays unpublished', async () => {
      const category = await create('categories', { name: 'ADA', slug: 'ada' }, await signInForToken(stage, 'admin'));
      const preview = (await uploadSample(payload)).id;
      const data = sampleArticle({ category, preview }, 'keys', 'A text.');
      const article = await payload.create({ collection: 'articles', data });
      const away = () => stage.asAdmin('PATCH', `categories/${category}`, { deletedAt: new Date().toISOString() });
      const refused = await away();
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        409,
        expect.stringContaining('"ADA" is still used in the article "The article keys", Category.'),
      ]);
      await trash(`articles/${article.id}`);
      expect((await away()).status).toBe(200);
      const published = { deletedAt: null, _status: 'published' };
      const path = `articles?trash=true&where[id][equals]=${article.id}`;
      expect((await as(editor, 'PATCH', path, published)).body.errors[0].message).toContain(
        'Category: “ADA” is in the trash. Bring it back',
      );
      await bringBack('categories', category, await signInForToken(stage, 'admin'));
      expect((await as(editor, 'PATCH', path, published)).status).toBe(200);
    });

    const listed = async (words: string) => {
      const { body } = await as(editor, 'GET', `targets?wanted=link&words=${words}`);
      return body.targets.map(({ title }: { title: string }) => title);
    };
  });

  describe('a form made by an owner', () => {
    const questions = [{ id: 'name', kind: 'text', label: 'Your name' }];

    test('takes no requests under its own name, reserves its id, and works again once it is restored', async () => {
      const id = await create('forms', {
        title: 'Fair in Oslo',
        questions,
        _status: 'published',
        buttonText: 'Meet us',
      });
      const { name: formId } = await payload.findByID({ collection: 'forms', id });
      expect((await trash(`forms/${id}`)).status).toBe(200);
      expect([await readForm(payload, formId), await readOwnForm(payload, formId)]).toEqual([undefined, undefined]);
      expect(await readOwnForms(payload)).toEqual([]);
      expect((await readFormTitles(payload)).has(formId)).toBe(false);
      const other = await create('forms', { title: 'Fair in Oslo', questions, _status: 'published' });
      expect(await payload.findByID({ collection: 'forms', id: other })).toMatchObject({ name: `${formId}-2` });
      expect((await bringBack('forms', id)).status).toBe(200);
      expect(await readOwnForm(payload, formId)).toMatchObject({ id: formId, buttonText: 'Meet us' });
    });

    test('cannot be trashed while a page shows it, or requests came through it', async () => {
      const id = await create('forms', { title: 'Harbour days', questions, _status: 'published' });
      const layout = [{ blockType: 'form', heading: 'Write', form: 'harbour-days', look: 'section' }];
      const page = await payload.create({
        collection: 'pages',
        data: { ...samplePage('shows-it', 'Words'), layout } as never,
        draft: true,
      });
      const refusal = async () => (await trash(`forms/${id}`)).body.errors[0].message;
      expect(await refusal()).toContain('"Harbour days" is still shown in the page "The page shows-it"');
      const { uses } = (await as(editor, 'GET', `uses/forms/${id}`)).body;
      expect(uses[0].words).toContain('the page "The page shows-it"');
      await payload.delete({ collection: 'pages', id: page.id });
      const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, formId: 'harbour-days' } });
      expect(await refusal()).toContain('One request came by "Harbour days"');
      await payload.delete({ collection: 'leads', id: lead.id });
      expect((await trash(`forms/${id}`)).status).toBe(200);
    });

    test('is kept beyond its days where a request came from a page that was still open, but no other form is', async () => {
      const held = await create('forms', { title: 'Left open', questions, _status: 'published' });
      const free = await create('forms', { title: 'Shut', questions, _status: 'published' });
      for (const id of [held, free]) await trash(`forms/${id}`);
      const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, formId: 'left-open' } });
      await emptyTrash(payload, afterItsDays());
      const ids = { id: { in: [held, free] } };
      const { docs } = await payload.find({ collection: 'forms', where: ids, trash: true, depth: 0 });
      expect(docs.map(({ id }) => id)).toEqual([held]);
      await payload.delete({ collection: 'leads', id: lead.id });
      expect(await emptyTrash(payload, afterItsDays())).toBe(1);
    });

    test('cannot be one that every website has', async () => {
      const { id } = await payload.create({
        collection: 'forms',
        data: { name: 'contact', title: 'Contact', _status: 'published' },
      });
      for (const token of [editor, await signInForToken(stage, 'admin')]) {
        expect((await trash(`forms/${id}`, token)).status).not.toBe(200);
      }
      expect(await readForm(payload, 'contact')).toBeDefined();
    });
  });

  test('a template begins no answer; sales trash and restore it, and an admin deletes it permanently', async () => {
    const id = await create('answer-templates', { title: 'Offer a call', text: 'Shall we talk?' }, sales);
    const lead = await payload.create({ collection: 'leads', data: sampleLead });
    const offered = async () => (await fillTemplates(payload, lead)).map(({ title }) => title);
    expect((await trash(`answer-templates/${id}`)).status).toBe(403);
    expect((await trash(`answer-templates/${id}`, sales)).status).toBe(200);
    expect(await offered()).toEqual([]);
    expect((await bringBack('answer-templates', id, sales)).status).toBe(200);
    expect(await offered()).toEqual(['Offer a call']);
    await trash(`answer-templates/${id}`, sales);
    expect((await as(sales, 'DELETE', `answer-templates/${id}?trash=true`)).status).toBe(403);
    expect((await stage.asAdmin('DELETE', `answer-templates/${id}?trash=true`)).status).toBe(200);
  });
});
