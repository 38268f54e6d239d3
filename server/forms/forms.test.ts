import { formNames } from '@frontage/contract/forms/formTable.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueForRequest } from '../delivery/enqueueForRequest.ts';
import type { Form } from '../payload-types.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { describeOnEach, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { findConsentWords } from './consentWords.ts';
import { describedIn } from './describedIn.ts';
import { makeForms } from './makeForms.ts';
import { readForm, readOwnForms } from './readForms.ts';

/** The refused fields and their messages, as Payload reports them. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'taken',
    (error: { data?: { errors?: { message: string; path: string }[] } }) =>
      (error.data?.errors ?? []).map(({ message, path }) => `${path}: ${message}`).join('; '),
  );
}

describeOnEach('forms on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;

  beforeAll(async () => {
    database = await openTestDatabase(name);
    payload = database.payload;
    await inTransaction(payload, (req) => makeForms(payload, req));
  });
  afterAll(() => database.close());

  async function change(form: string, data: Partial<Form>) {
    const where = { name: { equals: form } };
    const { docs } = await payload.update({ collection: 'forms', where, data, depth: 0 });
    return docs[0];
  }
  const changeOne = async (form: string, data: Partial<Form>) =>
    payload.update({ collection: 'forms', id: (await readForm(payload, form))?.id ?? 0, data, depth: 0 });

  it('exist once each, with default values, however often the site starts', async () => {
    await change('quote', { buttonText: 'Ask' });
    await inTransaction(payload, (req) => makeForms(payload, req));
    const { docs } = await payload.find({ collection: 'forms', pagination: false });
    expect(docs.map((form) => form.name)).toEqual(formNames);
    expect(await readOwnForms(payload)).toEqual([{ id: 'quote', buttonText: 'Ask' }]);
    await change('quote', { buttonText: null });
    expect(await readOwnForms(payload)).toEqual([]);
  });

  it('keep every consent text that they ever showed, each once and for ever', async () => {
    const [first, second] = [
      'Sending agrees to our privacy policy.',
      'You agree to our privacy policy, and to a call.',
    ];
    for (const consentText of [first, second, `${first} `, null]) await change('quote', { consentText });
    expect(await readOwnForms(payload)).toEqual([]);
    const { docs } = await payload.find({ collection: 'consent-notes', sort: 'id' });
    expect(docs.map(({ form, text }) => [form, text])).toEqual([
      ['Request for a quote', first],
      ['Request for a quote', second],
    ]);
    await change('audit', { consentText: second });
    expect(await readOwnForms(payload)).toEqual([
      { id: 'audit', consent: { version: docs[1]?.version, text: second } },
    ]);
    expect(await findConsentWords(payload, docs[0]?.version)).toEqual({ version: docs[0]?.version, text: first });
    await change('audit', { consentText: 'Mehr in den {privacy:Hinweisen zum Datenschutz}.' });
    const [{ consent } = {}] = await readOwnForms(payload);
    const read = { version: consent?.version, text: 'Mehr in den Hinweisen zum Datenschutz.' };
    expect(await findConsentWords(payload, consent?.version)).toEqual(read);
    await change('audit', { consentText: null });
  });

  it('keep one text with the words of each language in which visitors read it', async () => {
    const consentText = `Siehe {privacy}.${' Danke.'.repeat(83)}`;
    await change('quote', { consentText });
    const original = (await readForm(payload, 'quote'))?.id ?? 0;
    const twin = {
      name: 'de/quote',
      language: 'de',
      original,
      title: 'Angebot',
      consentText,
      _status: 'published',
    } as const;
    const { id } = await payload.create({ collection: 'forms', data: twin });
    const keptIn = async (language?: string) => {
      const own = (await readOwnForms(payload, language)).find((form) => form.id === 'quote');
      return (await findConsentWords(payload, own?.consent?.version))?.text;
    };
    const read = ['privacy policy', 'Datenschutzerklärung'].map((words) => consentText.replace('{privacy}', words));
    expect([await keptIn(), await keptIn('de')]).toEqual(read);
    await payload.delete({ collection: 'forms', id });
    await change('quote', { consentText: null });
  });

  it('refuse invalid values at their fields', async () => {
    const refused = async (data: Partial<Form>) => refusalOf(changeOne('contact', data));
    expect(await refused({ fields: [{ name: 'email', isAsked: false }] })).toBe(
      'fields: Email cannot be left out: requests need it',
    );
    expect(await refused({ fields: [{ name: 'country', isRequired: true }] })).toBe(
      'fields: Country cannot be made required',
    );
    expect(await refused({ fields: [{ name: 'phone', label: 'a'.repeat(81) }] })).toContain('fields: Phone: the label');
    expect(await refused({ consentText: 'Mit dem Absenden stimmen Sie zu.' })).toContain('write {privacy}');
    expect(await refused({ consentText: 'See {privacy} and {privacy:this}.' })).toContain('one place');
    expect(await refused({ consentText: 'See {privacy: }.' })).toContain('behind the colon');
    expect(await refused({ fields: [{ name: 'shoes' }] })).toBe('fields: This form has no field "shoes"');
    expect(await refused({ recipients: ['sales@example.com', 'nowhere'] })).toContain(
      'recipients: nowhere is no email',
    );
    expect(await refused({ byCountry: [{ countries: ['Nowhere'], recipients: ['a@example.com'] }] })).toContain(
      'No country is called Nowhere',
    );
  });

  it('let editors change words, but only admins change who is told', async () => {
    const [editor, admin] = [await createUserWith(payload, 'editor'), await createUserWith(payload, 'admin')];
    const { id = 0 } = (await readForm(payload, 'careers')) ?? {};
    const as = async (user: object, data: Partial<Form>) =>
      payload.update({ collection: 'forms', id, data, user, overrideAccess: false, depth: 0 });
    expect(await as(editor, { buttonText: 'Apply', recipients: ['me@example.com'] })).toMatchObject({
      buttonText: 'Apply',
      recipients: [],
    });
    expect(await as(admin, { recipients: ['people@example.com'] })).toMatchObject({
      recipients: ['people@example.com'],
    });
  });

  it('tell each recipient by a separate delivery, by country where a rule fits', async () => {
    await change('contact', {
      recipients: ['one@example.com', 'two@example.com'],
      byCountry: [{ office: 'Rotterdam', countries: ['Netherlands', 'Belgium'], recipients: ['nl@example.com'] }],
    });
    const told = async (formId: string, country?: string) => {
      const data = { ...sampleLead, formId, ...(country ? { country } : {}) };
      const lead = await payload.create({ collection: 'leads', data, depth: 0 });
      await inTransaction(payload, (req) => enqueueForRequest(payload, req, lead, null));
      const where = { and: [{ lead: { equals: lead.id } }, { kind: { equals: 'sales-notice' } }] };
      const { docs } = await payload.find({ collection: 'deliveries', where, sort: 'id', depth: 0 });
      return docs.map(({ recipient }) => recipient ?? 'general');
    };
    expect(await told('contact', 'Germany')).toEqual(['one@example.com', 'two@example.com']);
    expect(await told('contact', 'Belgium')).toEqual(['nl@example.com']);
    expect(await told('quote', 'Belgium')).toEqual(['general']);
    expect(await told('a-form-of-its-own')).toEqual(['general']);
  });
});

it('a document without a kind is described by its name, also as a form on the page has it: empty', () => {
  for (const kind of [undefined, null, '']) {
    expect(describedIn({ kind, name: 'newsletter' })?.becomes).toBe('reader');
    expect(describedIn({ kind, name: 'de/newsletter' })?.becomes).toBe('reader');
  }
});
