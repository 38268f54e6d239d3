import type { Payload } from 'payload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TryLater, Undeliverable, Unreachable } from '../delivery/Channel.ts';
import { openTestHost } from '../testing/testHost.ts';
import type { CrmAdapter, CrmRequest } from './CrmAdapter.ts';
import { createCmsCrm } from './cmsCrm.ts';
import { createHubSpotCrm } from './hubspotCrm.ts';
import { createPipedriveCrm } from './pipedriveCrm.ts';
import type { CrmFault } from './testing/crmServer.ts';
import { startHubSpot } from './testing/hubspotServer.ts';
import { startPipedrive } from './testing/pipedriveServer.ts';

const request: CrmRequest = {
  externalId: 'wharfside.example/412',
  title: 'Northgate Clearing, Q-2611-0412',
  person: { name: 'Ada Lindqvist', email: 'Ada@Northgate.example', phone: '+12025550142' },
  companyName: 'Northgate Clearing',
  note: 'We keep port bonds in a sheet.\n<img src=x onerror=alert(1)>',
};

/** The records of a CRM, in one shape for all. */
interface Held {
  persons: string[];
  companies: string[];
  deals: string[];
  notes: string[];
}

async function openPipedrive(hasField: boolean) {
  const server = await startPipedrive();
  onTestFinished(server.close);
  const dealField = hasField ? server.dealField : undefined;
  const crm = createPipedriveCrm({ apiUrl: server.url, apiToken: server.token, dealField });
  const held = async (): Promise<Held> => ({
    persons: server.tables.persons.map(({ emails }) => JSON.stringify(emails)),
    companies: server.tables.organizations.map(({ name }) => String(name)),
    deals: server.tables.deals.map(({ title }) => String(title)),
    notes: server.tables.notes.map(({ content }) => String(content)),
  });
  return { crm, held, server };
}

async function openHubSpot() {
  const server = await startHubSpot();
  onTestFinished(server.close);
  const { dealProperty, tables, token, url } = server;
  const crm = createHubSpotCrm({ apiUrl: url, token, dealProperty });
  const said = (table: keyof typeof tables, name: string) =>
    tables[table].map(({ properties }) => String(Object(properties)[name]));
  const held = async (): Promise<Held> => ({
    persons: said('contacts', 'email'),
    // HubSpot makes companies itself.
    companies: [...new Set(said('contacts', 'company'))],
    deals: said('deals', 'dealname'),
    notes: said('notes', 'hs_note_body'),
  });
  return { crm, held, server };
}

async function openCms(): Promise<{ crm: CrmAdapter; held: () => Promise<Held> }> {
  const { close, payload } = await openTestHost();
  onTestFinished(close);
  const every = async (collection: 'persons' | 'companies' | 'deals' | 'notes') =>
    (await payload.find({ collection, depth: 0, pagination: false })).docs.map((one) => JSON.stringify(one));
  const held = async () => ({
    persons: await every('persons'),
    companies: await every('companies'),
    deals: await every('deals'),
    notes: await every('notes'),
  });
  return { crm: createCmsCrm(payload satisfies Payload, () => undefined), held };
}

const adapters = [
  { name: 'Pipedrive with a field for our number', open: () => openPipedrive(true) },
  { name: 'Pipedrive without that field', open: () => openPipedrive(false) },
  { name: 'HubSpot', open: openHubSpot },
  { name: "the CMS's own collections", open: openCms },
];

describe.each(adapters)('$name', ({ open }) => {
  it('makes a company, a person, a deal and a note, and finds them all when asked again', async () => {
    const { crm, held } = await open();
    const first = await crm.saveRequest(request);
    expect(await crm.saveRequest(request)).toEqual(first);
    const { companies, deals, notes, persons } = await held();
    expect([companies.length, persons.length, deals.length, notes.length]).toEqual([1, 1, 1, 1]);
    expect(persons[0]).toContain('ada@northgate.example');
    expect(deals[0]).toContain('Northgate Clearing, Q-2611-0412');
  });

  it('makes a second deal for the same person and company, however they are written', async () => {
    const { crm, held } = await open();
    const first = await crm.saveRequest(request);
    const second = await crm.saveRequest({
      ...request,
      externalId: 'wharfside.example/413',
      title: 'northgate clearing, Q-2611-0413',
      person: { ...request.person, email: ' ADA@northgate.example' },
      companyName: 'NORTHGATE  Clearing'.replace('  ', ' '),
    });
    expect([second.personId, second.companyId]).toEqual([first.personId, first.companyId]);
    expect(second.dealId).not.toBe(first.dealId);
    expect((await held()).deals).toHaveLength(2);
  });

  it('recognises a person without an address by name and number, and not by the number alone', async () => {
    const { crm, held } = await open();
    const called = (externalId: string, name: string): CrmRequest => ({
      ...request,
      externalId,
      companyName: undefined,
      person: { name, email: undefined, phone: '+442079460142' },
    });
    const first = await crm.saveRequest(called('wharfside.example/500', 'Bo Ferrer'));
    const again = await crm.saveRequest(called('wharfside.example/501', 'bo  FERRER'));
    const other = await crm.saveRequest(called('wharfside.example/502', 'Ada Vinter'));
    expect(again.personId).toBe(first.personId);
    expect(other.personId).not.toBe(first.personId);
    expect((await held()).persons).toHaveLength(2);
    expect((await held()).deals).toHaveLength(3);
  });

  it('adds a note once, and needs no company', async () => {
    const { crm, held } = await open();
    const ids = await crm.saveRequest({ ...request, companyName: undefined });
    expect(ids.companyId).toBeUndefined();
    const note = { externalId: 'wharfside.example/412/9', text: 'By March, please.' };
    expect(await crm.addNote(ids, note)).toBe(await crm.addNote(ids, note));
    expect((await held()).notes).toHaveLength(2);
  });
});

const connected = [
  {
    name: 'Pipedrive',
    open: () => openPipedrive(true),
    tokenVariable: 'PIPEDRIVE_API_TOKEN',
    withToken: (apiUrl: string) => createPipedriveCrm({ apiUrl, apiToken: 'wrong' }),
    withField: ({ token, url }: { token: string; url: string }) =>
      createPipedriveCrm({ apiUrl: url, apiToken: token, dealField: 'e'.repeat(40) }),
  },
  {
    name: 'HubSpot',
    open: openHubSpot,
    tokenVariable: 'HUBSPOT_TOKEN',
    withToken: (apiUrl: string) => createHubSpotCrm({ apiUrl, token: 'wrong', dealProperty: 'frontage_id' }),
    withField: ({ token, url }: { token: string; url: string }) =>
      createHubSpotCrm({ apiUrl: url, token, dealProperty: 'another' }),
  },
];

describe.each(connected)('$name', ({ open, tokenVariable, withField, withToken }) => {
  it('gets notes as HTML in which nothing that a visitor typed is markup', async () => {
    const { crm, held } = await open();
    await crm.saveRequest(request);
    const [note] = (await held()).notes;
    expect(note).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(note?.match(/<(?!br>)/g)).toBeNull();
  });

  it('duplicates no deal and no note, whichever answer is lost', async () => {
    const plain = await open();
    await plain.crm.saveRequest(request);
    for (let lost = 0; lost < plain.server.calls.length; lost += 1) {
      const { crm, held, server } = await open();
      server.fate = () => (server.calls.length === lost + 1 ? 'lost answer' : undefined);
      await expect(crm.saveRequest(request)).rejects.toThrow(Unreachable);
      server.fate = () => undefined;
      await crm.saveRequest(request);
      const { companies, deals, notes, persons } = await held();
      expect([companies.length, persons.length, deals.length, notes.length], `call ${lost + 1}`).toEqual([1, 1, 1, 1]);
    }
  });

  it('says in words what is wrong, and when to try again', async () => {
    const { crm, server } = await open();
    const fails = async (fault: CrmFault) => {
      server.fate = () => fault;
      return crm.saveRequest(request).then(
        () => undefined,
        (error: unknown) => error,
      );
    };
    const limit = await fails('limit');
    expect(limit).toBeInstanceOf(TryLater);
    expect(limit).toMatchObject({ afterMs: 2000, message: expect.stringContaining('limit of calls') });
    expect(await fails('server error')).toMatchObject({ message: expect.stringContaining('status 500') });
    expect(await fails('refused')).toBeInstanceOf(Unreachable);
    server.fate = () => undefined;
    await expect(withToken(server.url).saveRequest(request)).rejects.toThrow(tokenVariable);
    await expect(withField(server).saveRequest(request)).rejects.toThrow(Undeliverable);
  });
});

describe('Pipedrive', () => {
  it('duplicates nothing that was made a moment ago, before a search can find it', async () => {
    const { crm, held, server } = await openPipedrive(true);
    server.indexLagMs = 60_000;
    server.fate = ({ method, path }) => (method === 'POST' && path.includes('/deals') ? 'lost answer' : undefined);
    await expect(crm.saveRequest(request)).rejects.toThrow(Unreachable);
    server.fate = () => undefined;
    await crm.saveRequest(request);
    await crm.saveRequest({ ...request, externalId: 'wharfside.example/413' });
    const { companies, deals, persons } = await held();
    expect([companies.length, persons.length, deals.length]).toEqual([1, 1, 2]);
  });

  it('finds a deal on a later page of the list', async () => {
    const { crm, held } = await openPipedrive(true);
    for (let id = 1; id <= 8; id += 1) await crm.saveRequest({ ...request, externalId: `wharfside.example/${id}` });
    await crm.saveRequest({ ...request, externalId: 'wharfside.example/8' });
    expect((await held()).deals).toHaveLength(8);
  });
});

describe('HubSpot', () => {
  it('takes a contact that is there, however its address is written, and changes nothing of it', async () => {
    const { crm, server } = await openHubSpot();
    const properties = { email: 'ada@northgate.example', firstname: 'Augusta' };
    server.tables.contacts.push({ id: 77, properties, createdAt: new Date().toISOString() });
    expect((await crm.saveRequest(request)).personId).toBe('77');
    expect(server.tables.contacts).toMatchObject([{ id: 77, properties }]);
  });

  it('begins a deal in the first open stage, with its contact, and its note with both', async () => {
    const { crm, server } = await openHubSpot();
    const { dealId, personId } = await crm.saveRequest(request);
    expect(server.tables.deals[0]?.properties).toMatchObject({
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
    });
    const to = (table: 'deals' | 'notes') =>
      Object(server.tables[table][0]).associations.map(({ id }: { id: number }) => String(id));
    expect([to('deals'), to('notes')]).toEqual([[personId], [dealId, personId]]);
  });

  it.each([0, 1, 2, 3])(
    'takes a note that is too long up to a whole letter, after %i of another kind',
    async (length) => {
      const { crm, held } = await openHubSpot();
      await crm.saveRequest({ ...request, note: `${'x'.repeat(length)}${'<'.repeat(40_000)}` });
      const [note = ''] = (await held()).notes;
      expect(note.length).toBeGreaterThan(65_500);
      expect(note).toMatch(/^x*(?:&lt;)+<br><br>Entry \[/);
    },
  );

  it('finds a note that it wraps, among many', async () => {
    const { crm, held, server } = await openHubSpot();
    const ids = await crm.saveRequest(request);
    for (let count = 0; count < 6; count += 1) {
      await crm.addNote(ids, { externalId: `wharfside.example/412/${count}`, text: 'By March.' });
    }
    for (const { properties } of server.tables.notes) {
      Object(properties).hs_note_body = `<div style=""><p>${Object(properties).hs_note_body}</p></div>`;
    }
    await crm.addNote(ids, { externalId: 'wharfside.example/412/5', text: 'By March.' });
    await crm.saveRequest(request);
    expect((await held()).notes).toHaveLength(7);
  });
});
