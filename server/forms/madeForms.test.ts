import { bookingExamples } from '@frontage/blocks/Booking/Booking.examples.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueForRequest } from '../delivery/enqueueForRequest.ts';
import type { Form } from '../payload-types.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { describeOnEach, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { formsFor } from './describedIn.ts';
import { versionOf } from './formVersions.ts';
import { makeForms } from './makeForms.ts';
import { readFormDraft, readOwnForm } from './readForms.ts';
import { readFormTitles } from './readFormTitles.ts';

const questions = [
  { id: 'name', kind: 'text', label: 'Your name', required: true },
  { id: 'email', kind: 'email', label: 'Email' },
];

describeOnEach('forms that an owner makes on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  let admin: Awaited<ReturnType<typeof createUserWith>>;
  let editor: Awaited<ReturnType<typeof createUserWith>>;

  beforeAll(async () => {
    database = await openTestDatabase(name);
    payload = database.payload;
    admin = await createUserWith(payload, 'admin');
    editor = await createUserWith(payload, 'editor');
    await inTransaction(payload, (req) => makeForms(payload, req));
  });
  afterAll(() => database.close());

  /** Creates a form as the admin's form does, signed in as an editor. */
  const make = async (data: Partial<Form>, user: object = editor) =>
    payload.create({
      collection: 'forms',
      data: { _status: 'published', ...data } as Pick<Form, 'name' | 'title'>,
      user,
      overrideAccess: false,
      depth: 0,
    });
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: Error & { data?: { errors?: { message: string }[] } }) =>
        error.data?.errors?.map(({ message }) => message).join('; ') ?? error.message,
    );

  it('are made by editors: with a name, questions, and their own id', async () => {
    const form = await make({ title: 'Fair in Rotterdam', questions });
    expect(form).toMatchObject({ name: 'fair-in-rotterdam', questions });
    expect(await readOwnForm(payload, form.name)).toEqual({
      id: 'fair-in-rotterdam',
      questions,
      version: versionOf(questions),
    });
    expect((await make({ title: 'Fair in Rotterdam', questions })).name).toBe('fair-in-rotterdam-2');
    expect((await make({ title: 'Contact', questions })).name).toBe('contact-2');
    expect((await make({ title: '2027', questions })).name).toBe('form-2027');
  });

  it('of the table are called in the words of whoever looks, and stored as they were', async () => {
    const find = () => payload.find({ collection: 'forms', where: { name: { equals: 'contact' } }, depth: 0 });
    const [{ id, title } = { id: 0, title: '' }] = (await find()).docs;
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words: { [title]: 'Kontaktformular' } }));
    expect((await find()).docs[0]?.title).toBe('Kontaktformular');
    const where = { and: [{ or: [{ title: { like: 'kontakt' } }] }, { language: { exists: false } }] };
    const searched = await payload.find({ collection: 'forms', where, draft: true, depth: 0 });
    expect(searched.docs.map(({ name }) => name)).toEqual(['contact']);
    const data = { buttonText: 'Send it', consentText: 'See {privacy}, please.', _status: 'published' } as const;
    await payload.update({ collection: 'forms', id, data, user: editor, overrideAccess: false, depth: 0 });
    vi.unstubAllGlobals();
    expect((await find()).docs[0]).toMatchObject({ title, buttonText: 'Send it' });
    const notes = await payload.find({ collection: 'consent-notes', where: { text: { contains: 'please' } } });
    expect(notes.docs.map(({ form }) => form)).toEqual([title]);
  });

  it('are in the list of the admin, also those that an older version stored without one', async () => {
    const listed = () => payload.count({ collection: 'forms' });
    const { totalDocs } = await listed();
    await payload.db.deleteVersions({ collection: 'forms', where: {} });
    await inTransaction(payload, (req) => makeForms(payload, req));
    const inList = await payload.find({ collection: 'forms', draft: true, limit: 100, depth: 0 });
    expect([totalDocs > 10, inList.docs.length]).toEqual([true, totalDocs]);
    await inTransaction(payload, (req) => makeForms(payload, req));
    const { totalDocs: versions } = await payload.countVersions({ collection: 'forms' });
    expect(versions).toBe(totalDocs);
  });

  it('are drafts until they are published: no visitor is asked what was only typed, and no version is kept of it', async () => {
    const asEditor = { collection: 'forms', user: editor, overrideAccess: false, depth: 0 } as const;
    const typed = [{ ...questions[0], label: 'Typed' }];
    const kept = () => payload.count({ collection: 'form-versions' });
    const before = await kept();
    const { id } = await payload.create({ ...asEditor, data: { questions: [] } as never, draft: true });
    await payload.update({ ...asEditor, id, data: { title: 'Ferry fair', questions: typed }, draft: true });
    expect((await readFormTitles(payload)).get('ferry-fair')).toBeUndefined();
    expect(await readOwnForm(payload, 'ferry-fair')).toBeUndefined();
    expect((await readFormDraft(payload, id))?.own).toMatchObject({ id: 'draft', questions: typed });

    const published = { _status: 'published', questions } as const;
    expect(await payload.update({ ...asEditor, id, data: published })).toMatchObject({ name: 'ferry-fair' });
    await payload.update({ ...asEditor, id, data: { title: 'Ferry', questions: typed }, draft: true });
    expect(await readOwnForm(payload, 'ferry-fair')).toMatchObject({ questions, version: versionOf(questions) });
    expect((await readFormDraft(payload, id, { buttonText: 'Go' }))?.own).toMatchObject({
      ...{ id: 'ferry-fair', questions: typed, buttonText: 'Go' },
    });
    expect((await kept()).totalDocs).toBe(before.totalDocs + 1);
    expect(await payload.update({ ...asEditor, id, data: { _status: 'published', questions: typed } })).toMatchObject({
      name: 'ferry-fair',
    });
    expect(await readOwnForm(payload, 'ferry-fair')).toMatchObject({ version: versionOf(typed) });
  });

  it('are unpublished once no page shows them; those of the table never are', async () => {
    const { id, name } = await make({ title: 'On a page', questions });
    const block = { blockType: 'form', heading: 'Write', form: name, look: 'section' } as const;
    const data = samplePage('on-a-page', 'Words', { layout: [block] });
    const page = await payload.create({ collection: 'pages', data });
    const unpublish = (id: number) =>
      refusalOf(payload.update({ collection: 'forms', id, data: { _status: 'draft' } }));
    expect(await unpublish(id)).toContain('"On a page" is still shown in the page');
    expect(await readOwnForm(payload, name)).toBeDefined();
    await payload.delete({ collection: 'pages', id: page.id });
    expect(await unpublish(id)).toBe('taken');
    expect(await readOwnForm(payload, name)).toBeUndefined();
    const [contact] = (await payload.find({ collection: 'forms', where: { name: { equals: 'contact' } } })).docs;
    expect(await unpublish(contact?.id ?? 0)).toContain('The site cannot be without this form');
  });

  it("have the owner's title, next to those of the table, wherever requests name them", async () => {
    await make({ title: 'Harbour days', questions });
    const titles = await readFormTitles(payload);
    expect([titles.get('harbour-days'), titles.get('call-back')]).toEqual(['Harbour days', 'Request for a call back']);
  });

  it('need questions that fit, and leave the forms of the table as they are', async () => {
    expect(await refusalOf(make({ title: 'Of nothing' }))).toContain('Add a question: the form has none yet');
    expect(await refusalOf(make({ title: 'Like another', kind: 'contact' }))).toContain('Add a question');
    const twice = [...questions, ...questions];
    expect(await refusalOf(make({ title: 'Twice', questions: twice }))).toContain('another question has the id name');
    const [ofTable] = (await payload.find({ collection: 'forms', where: { name: { equals: 'quote' } } })).docs;
    const asEditor = { collection: 'forms', id: ofTable?.id ?? 0, user: editor, overrideAccess: false } as const;
    expect(await payload.update({ ...asEditor, data: { title: 'Mine' } })).toMatchObject({ title: ofTable?.title });
    expect(await refusalOf(payload.delete(asEditor))).not.toBe('taken');
  });

  it('can be chosen in the block that shows them', async () => {
    await make({ title: 'Audit at the fair', questions });
    const { docs } = await payload.find({ collection: 'forms', pagination: false, sort: 'id' });
    expect(formsFor('form', docs).map(({ title }) => title)).toContain('Audit at the fair');
    expect(formsFor('form', docs).map(({ title }) => title)).toContain('Request for an audit');
    expect(formsFor('hero', docs)).toEqual([]);
  });

  it('that were made like one of the table before stay in its blocks, and keep its kind', async () => {
    // As a version without questions stored it.
    const { id } = await payload.create({
      collection: 'forms',
      data: { title: 'Kept', name: 'kept', kind: 'careers', _status: 'published' },
    });
    const data = { title: 'Renamed', kind: 'contact' } as const;
    const asEditor = { collection: 'forms', id, user: editor, overrideAccess: false, depth: 0 } as const;
    expect(await payload.update({ ...asEditor, data })).toMatchObject({ title: 'Renamed', kind: 'careers' });
    const { docs } = await payload.find({ collection: 'forms', pagination: false });
    expect(formsFor('form', docs).map(({ title }) => title)).toContain('Renamed');
  });

  it('stay while a page shows them, and while their requests are kept', async () => {
    const { id, name } = await make({ title: 'Shown', questions });
    const block = { blockType: 'form', heading: 'Write', form: name, look: 'section' };
    const page = await payload.create({
      collection: 'pages',
      data: { ...samplePage('shows-it', 'Words'), layout: [block], _status: 'draft' } as never,
      draft: true,
    });
    const remove = () => refusalOf(payload.delete({ collection: 'forms', id, user: admin, overrideAccess: false }));
    expect(await remove()).toContain('"Shown" is still shown in the page "The page shows-it"');
    await payload.delete({ collection: 'pages', id: page.id });
    const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, formId: name } });
    expect(await remove()).toContain('One request came by "Shown"');
    await payload.delete({ collection: 'leads', id: lead.id });
    expect(await remove()).toBe('taken');
  });

  it('tell offices at their present address, and say which office has none', async () => {
    const place = { opens: '09:00', closes: '17:30', address: ['A street'] };
    const rotterdam = await payload.create({
      collection: 'offices',
      data: { ...place, city: 'Rotterdam', countryCode: 'NL', timeZone: 'Europe/Amsterdam', email: 'nl@example.com' },
    });
    const london = await payload.create({
      collection: 'offices',
      data: { ...place, city: 'London', countryCode: 'GB', timeZone: 'Europe/London' },
    });
    const make2 = (offices: number[]) =>
      make({ title: 'To offices', questions, offices, recipients: ['sales@example.com'] }, admin);
    expect(await refusalOf(make2([london.id]))).toContain('The office London has no email address');
    await payload.update({ collection: 'offices', id: london.id, data: { email: 'uk@example.com' } });
    const form = await make2([rotterdam.id]);
    await payload.update({
      collection: 'forms',
      id: form.id,
      data: { byCountry: [{ countries: ['United Kingdom'], offices: [london.id] }] },
    });
    const told = async (country: string) => {
      const lead = await payload.create({
        collection: 'leads',
        data: { ...sampleLead, formId: form.name, country },
        depth: 0,
      });
      await inTransaction(payload, (req) => enqueueForRequest(payload, req, lead, null));
      const where = { and: [{ lead: { equals: lead.id } }, { kind: { equals: 'sales-notice' } }] };
      const { docs } = await payload.find({ collection: 'deliveries', where, sort: 'id', depth: 0 });
      return docs.map(({ recipient }) => recipient ?? 'general');
    };
    expect(await told('Germany')).toEqual(['sales@example.com', 'nl@example.com']);
    expect(await told('United Kingdom')).toEqual(['uk@example.com']);
    await payload.update({ collection: 'offices', id: rotterdam.id, data: { email: 'rotterdam@example.com' } });
    expect(await told('Germany')).toEqual(['sales@example.com', 'rotterdam@example.com']);
    const asEditor = { collection: 'offices', id: rotterdam.id, user: editor, overrideAccess: false } as const;
    const tried = await payload.update({ ...asEditor, data: { email: 'me@example.com' } });
    expect(tried.email).toBe('rotterdam@example.com');
    await payload.update({ collection: 'forms', id: form.id, data: { recipients: [], byCountry: [] } });
    await payload.update({ collection: 'offices', id: rotterdam.id, data: { email: null } });
    expect(await told('Germany')).toEqual(['general']);
  });

  it('lead on to a page or to the calendar of calls, as long as these are on the site', async () => {
    const after = await payload.create({ collection: 'pages', data: samplePage('what-now', 'Words') });
    expect(await refusalOf(make({ title: 'Nowhere', questions, follows: 'page' }))).toBe(
      'Choose the page that follows',
    );
    const form = await make({ title: 'Leads on', questions, follows: 'page', nextPage: after.id });
    const next = async () => (await readOwnForm(payload, form.name))?.nextPath;
    expect(await next()).toBe('/what-now');
    await payload.update({ collection: 'pages', id: after.id, data: { slug: 'what-next' } });
    expect(await next()).toBe('/what-next');
    await payload.update({ collection: 'pages', id: after.id, data: { _status: 'draft' } });
    expect(await next()).toBeUndefined();
    await payload.update({ collection: 'forms', id: form.id, data: { follows: 'calls' } });
    expect(await next()).toBeUndefined();
    const [calendar] = bookingExamples;
    const layout = toStoredBlocks<'pages'>([{ ...calendar?.block, anchor: 'book' }]);
    await payload.create({ collection: 'pages', data: samplePage('calls', 'Words', { layout }) });
    expect(await next()).toBe('/calls#book');
    await payload.update({ collection: 'forms', id: form.id, data: { follows: 'thanks' } });
    expect(await next()).toBeUndefined();
  });
});
