import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import type { Lead } from '@frontage/cms/payload-types.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { oweMail } from '../delivery/oweMail.ts';
import type { LeadStore, Ledger, NewLead, StoredLead } from './LeadStore.ts';

/** What was just written is not read back whole: that would cost more than the writing. */
const idAlone = { updatedAt: true } as const;

/** Leads in the CMS, over Payload's Local API. `mail` names the addresses of mails to sales. */
export function createPayloadLeadStore(payload: Payload, mail: { to: string; from: string }): LeadStore {
  return {
    inTransaction: (work) => inTransaction(payload, (req) => work(ledgerOf(payload, req, mail))),
    async holdsFile(storageName) {
      const { totalDocs } = await payload.count({
        collection: 'lead-files',
        where: { storageName: { equals: storageName } },
      });
      return totalDocs > 0;
    },
  };
}

function ledgerOf(payload: Payload, req: PayloadRequest, mail: { to: string; from: string }): Ledger {
  async function first(where: Where): Promise<StoredLead | undefined> {
    const { docs } = await payload.find({
      collection: 'leads',
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      joins: false,
      select: { receivedAt: true, payloadHash: true, createdAt: true },
      req,
    });
    return docs[0] && storedLead(docs[0]);
  }

  return {
    findByKey: (idempotencyKey) => first({ idempotencyKey: { equals: idempotencyKey } }),
    findSame: (payloadHash, after) =>
      first({ and: [{ payloadHash: { equals: payloadHash } }, { receivedAt: { greater_than: after.toISOString() } }] }),
    async add(lead) {
      const stored = await payload.create({ collection: 'leads', data: rowOf(lead), select: idAlone, depth: 0, req });
      for (const file of lead.files) {
        await payload.create({
          collection: 'lead-files',
          data: { ...file, lead: stored.id },
          select: idAlone,
          depth: 0,
          req,
        });
      }
      return { id: stored.id, receivedAt: lead.receivedAt, payloadHash: lead.payloadHash };
    },
    owe: (leadId, owed) => oweMail(payload, req, { ...owed, ...mail, lead: leadId, kind: 'lead-notification' }),
  };
}

function storedLead(lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt' | 'payloadHash'>): StoredLead {
  return { id: lead.id, receivedAt: new Date(lead.receivedAt ?? lead.createdAt), payloadHash: lead.payloadHash ?? '' };
}

function rowOf(lead: NewLead) {
  const { fields, envelope, receivedAt, status, quarantineReason, idempotencyKey, payloadHash, consentGiven } = lead;
  const { name, email, message, surname, company, phone, country, projectTypes, timeline } = fields;
  return {
    name,
    email,
    message,
    surname: surname ?? null,
    company: company ?? null,
    phone: phone ?? null,
    country: country ?? null,
    projectTypes: projectTypes ?? null,
    timeline: timeline ?? null,
    status,
    receivedAt: receivedAt.toISOString(),
    quarantineReason: quarantineReason ?? null,
    phoneE164: e164Of(phone) ?? null,
    countrySource: envelope.countrySource ?? null,
    formId: envelope.formId ?? null,
    resendUrl: envelope.resendUrl ?? null,
    clientTime: envelope.time ?? null,
    googleGA4ClientId: envelope.googleGA4ClientId ?? null,
    ...consentOf(envelope.consentVersion, receivedAt),
    consentGiven,
    idempotencyKey: idempotencyKey ?? null,
    payloadHash,
  };
}

/** Decision 28: what stood under the button is kept as proof; the text only where we know that version. */
function consentOf(version: string | undefined, at: Date) {
  if (!version) return {};
  const text = version === consentNote.version ? { consentText: consentNote.text } : {};
  return { consentVersion: version, consentAt: at.toISOString(), ...text };
}

/** Decision 20: only a number with its country can be called without guessing. */
function e164Of(phone: string | undefined): string | undefined {
  const digits = phone?.replace(/[ ()-]/g, '');
  return digits && /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
