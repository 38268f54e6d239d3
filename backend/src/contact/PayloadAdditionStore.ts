import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { oweForAddition } from '@frontage/cms/deliveries/oweDeliveries.ts';
import type { Payload } from 'payload';
import { companyOf } from '../delivery/mails/senderOf.ts';
import { oweMail } from '../delivery/oweMail.ts';
import type { Added, Addition, AdditionStore } from './AdditionStore.ts';
import { additionMail, additionWords } from './additionMail.ts';
import { Turns } from './turns.ts';

interface PayloadAdditionStoreOptions {
  mail: { to: string; from: string };
  adminUrl: string;
}

/** Additions to leads in the CMS, over Payload's Local API. */
export function createPayloadAdditionStore(
  payload: Payload,
  { adminUrl, mail }: PayloadAdditionStoreOptions,
): AdditionStore {
  // The same sent twice at once is one addition: PostgreSQL would let both see the request as it was.
  const turns = new Turns();
  return { add: (leadId, addition) => turns.take(String(leadId), () => add(leadId, addition)) };

  async function add(leadId: number, { addedAt, note, projectTypes, timeline }: Addition): Promise<Added> {
    const { sender } = await companyOf(payload);
    return inTransaction(payload, async (req) => {
      const { docs } = await payload.find({
        collection: 'leads',
        where: { id: { equals: leadId } },
        limit: 1,
        pagination: false,
        depth: 0,
        joins: false,
        select: {
          name: true,
          email: true,
          company: true,
          status: true,
          projectTypes: true,
          timeline: true,
          addition: true,
        },
        req,
      });
      const [lead] = docs;
      if (!lead) return 'missing';
      const given = {
        ...(projectTypes ? { projectTypes } : {}),
        ...(timeline ? { timeline } : {}),
        ...(note ? { addition: note } : {}),
      };
      const isNew = Object.entries(given).some(
        ([name, value]) => String(Reflect.get(lead, name) ?? '') !== String(value),
      );
      if (!isNew) return 'unchanged';
      const data = { ...given, addedAt: addedAt.toISOString() };
      await payload.update({ collection: 'leads', id: leadId, data, select: { updatedAt: true }, depth: 0, req });
      // A request in quarantine tells nobody; where it is rescued, what was added is told with it.
      if (lead.status === 'quarantine') return 'added';
      const words = additionWords({ note, projectTypes, timeline });
      const news = additionMail({ lead, words, adminUrl, sender });
      await oweMail(payload, req, { ...news, ...mail, lead: leadId });
      await oweForAddition(payload, req, leadId, words.join('\n'));
      return 'added';
    });
  }
}
