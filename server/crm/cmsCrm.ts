import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { type CrmAdapter, normalizedName, savingAs } from './CrmAdapter.ts';

/** The CMS's own deals, persons, notes and companies. Used where no CRM is connected. */
export function createCmsCrm(payload: Payload, leadOf: (externalId: string) => number | undefined): CrmAdapter {
  return {
    saveRequest: (request) => inTransaction(payload, (req) => savingIn(req).saveRequest(request)),
    addNote: (ids, note) => inTransaction(payload, (req) => savingIn(req).addNote(ids, note)),
    async readStates(asked) {
      const where: Where = {
        and: [{ externalId: { in: asked.map(({ externalId }) => externalId) } }, { stage: { in: ['won', 'lost'] } }],
      };
      const { docs } = await payload.find({ collection: 'deals', where, pagination: false, depth: 0, joins: false });
      return new Map(docs.flatMap(({ externalId, stage }) => (stage === 'open' ? [] : [[externalId, stage] as const])));
    },
  };

  function savingIn(req: PayloadRequest) {
    return savingAs({
      async findOrMakeCompany({ companyName: name }) {
        if (name === undefined) return undefined;
        const key = normalizedName(name);
        const known = await find('companies', { normalizedName: { equals: key } });
        return String(known[0]?.id ?? (await make('companies', { name: name.trim(), normalizedName: key })));
      },
      async findOrMakePerson({ person: { email, name, phone } }, company) {
        const known = await find(
          'persons',
          email === undefined ? { phone: { equals: phone } } : { email: { equals: email } },
        );
        // A whole household may share one number.
        const same = known.find((one) => email !== undefined || normalizedName(one.name) === normalizedName(name));
        return String(same?.id ?? (await make('persons', { name, email, phone, company: idOf(company) })));
      },
      async findOrMakeDeal({ externalId, title }, person, company) {
        const [known] = await find('deals', { externalId: { equals: externalId } });
        const of = { person: idOf(person), company: idOf(company), lead: leadOf(externalId) };
        return String(known?.id ?? (await make('deals', { title, stage: 'open', externalId, ...of })));
      },
      async findOrMakeNote(deal, person, { externalId, text }) {
        const [known] = await find('notes', { externalId: { equals: externalId } });
        const note = { content: text, deal: idOf(deal), person: idOf(person), externalId };
        return String(known?.id ?? (await make('notes', note)));
      },
    });

    async function find(collection: Kind, where: Where) {
      const rows = { collection, where, pagination: false, limit: 0, select: { name: true }, req } as const;
      return (await payload.db.find<{ id: number; name: string }>(rows)).docs;
    }

    async function make(collection: Kind, data: Record<string, unknown>): Promise<unknown> {
      return (await payload.db.create({ collection, data, req, select: {} })).id;
    }
  }
}

type Kind = 'companies' | 'deals' | 'notes' | 'persons';

const idOf = (id: string | undefined) => (id === undefined ? undefined : Number(id));
