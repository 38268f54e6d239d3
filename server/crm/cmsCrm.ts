import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { type CrmAdapter, type CrmNote, type CrmRequest, normalizedName } from './CrmAdapter.ts';

/** The CMS's own deals, persons, notes and companies. Used where no CRM is connected. */
export function createCmsCrm(payload: Payload, leadOf: (externalId: string) => number | undefined): CrmAdapter {
  return {
    saveRequest: (request) => inTransaction(payload, (req) => saveRequest(request, req)),
    addNote: (ids, note) =>
      inTransaction(payload, async (req) =>
        String(await findOrMakeNote(Number(ids.dealId), Number(ids.personId), note, req)),
      ),
    async readStates(asked) {
      const where: Where = {
        and: [{ externalId: { in: asked.map(({ externalId }) => externalId) } }, { stage: { in: ['won', 'lost'] } }],
      };
      const { docs } = await payload.find({ collection: 'deals', where, pagination: false, depth: 0, joins: false });
      return new Map(docs.flatMap(({ externalId, stage }) => (stage === 'open' ? [] : [[externalId, stage] as const])));
    },
  };

  async function saveRequest(request: CrmRequest, req: PayloadRequest) {
    const company = request.companyName === undefined ? undefined : await findOrMakeCompany(request.companyName, req);
    const person = await findOrMakePerson(request.person, company, req);
    const { externalId, title } = request;
    const deal =
      (await find('deals', { externalId: { equals: externalId } }, req)) ??
      (await make('deals', { title, stage: 'open', person, company, lead: leadOf(externalId), externalId }, req));
    const note = await findOrMakeNote(deal, person, { externalId, text: request.note }, req);
    return {
      dealId: String(deal),
      personId: String(person),
      noteId: String(note),
      companyId: company === undefined ? undefined : String(company),
    };
  }

  async function findOrMakeCompany(name: string, req: PayloadRequest): Promise<number> {
    const normalized = normalizedName(name);
    const known = await find('companies', { normalizedName: { equals: normalized } }, req);
    return known ?? make('companies', { name: name.trim(), normalizedName: normalized }, req);
  }

  async function findOrMakePerson(
    person: CrmRequest['person'],
    company: number | undefined,
    req: PayloadRequest,
  ): Promise<number> {
    const { name, phone } = person;
    const email = person.email === undefined ? undefined : addressKeyOf(person.email);
    const where: Where = email === undefined ? { phone: { equals: phone } } : { email: { equals: email } };
    const known = await payload.find({ collection: 'persons', where, pagination: false, depth: 0, joins: false, req });
    // A whole household may share one number.
    const same = known.docs.find((one) => email !== undefined || normalizedName(one.name) === normalizedName(name));
    return same?.id ?? make('persons', { name, email, phone, company }, req);
  }

  async function findOrMakeNote(
    deal: number,
    person: number,
    { externalId, text }: CrmNote,
    req: PayloadRequest,
  ): Promise<number> {
    const where = { externalId: { equals: externalId } };
    const { docs } = await payload.find({ collection: 'notes', where, limit: 1, depth: 0, req });
    return docs[0]?.id ?? make('notes', { content: text, deal, person, externalId }, req);
  }

  async function find(collection: 'deals' | 'companies', where: Where, req: PayloadRequest) {
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, joins: false, req });
    return docs[0]?.id;
  }

  async function make(
    collection: 'deals' | 'persons' | 'companies' | 'notes',
    data: Record<string, unknown>,
    req: PayloadRequest,
  ): Promise<number> {
    const { id } = await payload.db.create({ collection, data, req, select: {} });
    return Number(id);
  }
}
