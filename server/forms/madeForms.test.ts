import { bookingExamples } from '@frontage/blocks/Booking/Booking.examples.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueForRequest } from '../delivery/enqueueDeliveries.ts';
import type { Form } from '../payload-types.ts';
import { toStoredBlocks } from '../seed/toStored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { formsFor } from './formsFor.ts';
import { makeForms } from './makeForms.ts';
import { readOwnForm } from './readForms.ts';
import { readFormTitles } from './readFormTitles.ts';

describe.each(databases)('forms that an owner makes on %s', (name) => {
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
      data: data as Pick<Form, 'name' | 'title'>,
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

  it('are made by editors: with a name, a kind, and their own id', async () => {
    const form = await make({
      title: 'Fair in Rotterdam',
      kind: 'contact',
      fields: [{ name: 'name', label: 'Your name' }],
    });
    expect(form).toMatchObject({ name: 'fair-in-rotterdam', kind: 'contact' });
    expect(await readOwnForm(payload, form.name)).toEqual({
      id: 'fair-in-rotterdam',
      kind: 'contact',
      fields: { name: { label: 'Your name' } },
    });
    expect((await make({ title: 'Fair in Rotterdam', kind: 'audit' })).name).toBe('fair-in-rotterdam-2');
    expect((await make({ title: 'Contact', kind: 'contact' })).name).toBe('contact-2');
    expect((await make({ title: '2027', kind: 'contact' })).name).toBe('form-2027');
  });

  it("have the owner's title, next to those of the table, wherever requests name them", async () => {
    await make({ title: 'Harbour days', kind: 'contact' });
    const titles = await readFormTitles(payload);
    expect([titles.get('harbour-days'), titles.get('call-back')]).toEqual(['Harbour days', 'Request for a call back']);
  });

  it('need a kind, ask only for its fields, and keep it', async () => {
    expect(await refusalOf(make({ title: 'Of no kind' }))).toContain('Choose what kind of form it is');
    const shoes = [{ name: 'repository', label: 'Shoes' }];
    expect(await refusalOf(make({ title: 'Shoes', kind: 'contact', fields: shoes }))).toBe(
      'This form has no field "repository"',
    );
    const { id } = await make({ title: 'Kept', kind: 'careers' });
    const data = { title: 'Renamed', kind: 'contact' } as const;
    const changed = await payload.update({
      collection: 'forms',
      id,
      data,
      user: editor,
      overrideAccess: false,
      depth: 0,
    });
    expect(changed).toMatchObject({ name: 'kept', title: 'Renamed', kind: 'careers' });
    const [ofTable] = (await payload.find({ collection: 'forms', where: { name: { equals: 'quote' } } })).docs;
    const asEditor = { collection: 'forms', id: ofTable?.id ?? 0, user: editor, overrideAccess: false } as const;
    expect(await payload.update({ ...asEditor, data: { title: 'Mine' } })).toMatchObject({ title: ofTable?.title });
    expect(await refusalOf(payload.delete(asEditor))).not.toBe('taken');
  });

  it('can be chosen in blocks of their kind', async () => {
    await make({ title: 'Audit at the fair', kind: 'audit' });
    const { docs } = await payload.find({ collection: 'forms', pagination: false, sort: 'id' });
    expect(formsFor('audit_form', docs).map(({ title }) => title)).toEqual([
      'Request for an audit',
      'Fair in Rotterdam',
      'Audit at the fair',
    ]);
    expect(formsFor('contact_form', docs).map(({ title }) => title)).toContain('Fair in Rotterdam');
    expect(formsFor('hero', docs)).toEqual([]);
  });

  it('stay while a page shows them, and while their requests are kept', async () => {
    const { id, name } = await make({ title: 'Shown', kind: 'contact' });
    const block = { blockType: 'contact_form', heading: 'Write', formId: name, buttonText: 'Send' };
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
      make({ title: 'To offices', kind: 'contact', offices, recipients: ['sales@example.com'] }, admin);
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
    expect(await refusalOf(make({ title: 'Nowhere', kind: 'contact', follows: 'page' }))).toBe(
      'Choose the page that follows',
    );
    const form = await make({ title: 'Leads on', kind: 'contact', follows: 'page', nextPage: after.id });
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
