import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import type { Payload } from 'payload';
import { type Channel, type DeliveredLead, type DueDelivery, type Note, Undeliverable } from '../delivery/Channel.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import { removeInvisible, shorten, toOneLine } from '../delivery/mails/plainWords.ts';
import { seatInWords } from '../delivery/mails/requestFacts.ts';
import type { Environment } from '../hostEnvironment.ts';
import { originInWords } from '../inbox/origin.ts';
import { referenceOf } from '../inbox/requestInWords.ts';
import type { CrmAdapter, CrmIds, CrmRequest } from './CrmAdapter.ts';
import { createCmsCrm } from './cmsCrm.ts';
import { createHubSpotCrm } from './hubspotCrm.ts';
import { createPipedriveCrm } from './pipedriveCrm.ts';

interface CrmChannelsOptions {
  crmOf: (payload: Payload) => CrmAdapter;
  siteUrl: string;
  adminUrl: string;
}

/** Files requests as deals, and later additions as notes on them. The ids are stored with the request. */
export function createCrmChannels({
  crmOf,
  siteUrl,
  adminUrl,
}: CrmChannelsOptions): Record<Extract<DeliveryKind, 'crm' | 'crm-note'>, Channel> {
  return {
    async crm(delivery) {
      const ids = await crmOf(delivery.payload).saveRequest(requestOf(leadOf(delivery)));
      return noteIds(delivery, ids);
    },
    async 'crm-note'(delivery) {
      const crm = crmOf(delivery.payload);
      const request = requestOf(leadOf(delivery));
      // The deal may not exist yet. Then it is made now, and the delivery that owes it will find it.
      const ids = await crm.saveRequest(request);
      const text = removeInvisible(delivery.row.body ?? '');
      await crm.addNote(ids, { externalId: `${request.externalId}/${delivery.row.id}`, text });
      return noteIds(delivery, ids);
    },
  };

  function requestOf(request: DeliveredLead): CrmRequest {
    const { lead } = request;
    const name = toOneLine(fullNameOf(lead)) || 'No name';
    const companyName = toOneLine(lead.company ?? '') || undefined;
    return {
      externalId: externalIdOf(siteUrl, lead.id),
      title: `${shorten(companyName ?? name, 80)}, ${referenceOf(lead)}`,
      person: {
        name: shorten(name, 200),
        email: lead.email ?? undefined,
        phone: lead.phoneE164 ?? lead.phone ?? undefined,
      },
      companyName: companyName && shorten(companyName, 200),
      note: noteOf(request, adminUrl),
    };
  }
}

/** Our id of a request, which differs from that of another website with the same CRM. */
export function externalIdOf(siteUrl: string, leadId: number): string {
  return `${new URL(siteUrl).host}/${leadId}`;
}

/** The id of the request that such an external id names. */
function leadOfExternalId(externalId: string): number | undefined {
  const id = Number(externalId.split('/').at(-1));
  return Number.isSafeInteger(id) ? id : undefined;
}

function leadOf({ request }: DueDelivery): DeliveredLead {
  if (!request) throw new Undeliverable('The request was erased');
  return request;
}

function noteOf({ event, files, lead }: DeliveredLead, adminUrl: string): string {
  const facts: [string, string | null | undefined][] = [
    ['Country', lead.country],
    ['Seat at', seatInWords(event)],
    ['Wanted', lead.projectTypes?.join(', ')],
    ['Timeline', lead.timeline],
    ['Form', lead.formId],
    ['Came from', lead.resendUrl],
    ['Found us by', originInWords(lead)],
    ['Files, after sign-in', files.map(({ fileName }) => fileName).join(', ')],
    ['Request', `${adminUrl}/admin/collections/leads/${lead.id}`],
  ];
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${toOneLine(value ?? '')}`);
  const parts = [removeInvisible(lead.message ?? ''), removeInvisible(lead.details ?? ''), lines.join('\n')];
  return parts.filter(Boolean).join('\n\n');
}

function noteIds({ payload, request }: DueDelivery, ids: CrmIds): Note {
  return async (req) => {
    if (!request) return;
    const data = {
      crmDealId: ids.dealId,
      crmPersonId: ids.personId,
      crmNoteId: ids.noteId,
      crmCompanyId: ids.companyId ?? null,
      // Unchanged, so that a person who has the request open sees no conflict and loses nothing.
      updatedAt: null,
    };
    await payload.db.updateOne({ collection: 'leads', id: request.lead.id, data, req, returning: false });
  };
}

/** Opens the CRM that the environment names, otherwise the CMS's own. */
export function openCrm({ crm }: Pick<Environment, 'crm'>): (payload: Payload) => CrmAdapter {
  if (!crm) return (payload) => createCmsCrm(payload, leadOfExternalId);
  const connected = crm.kind === 'hubspot' ? createHubSpotCrm(crm) : createPipedriveCrm(crm);
  return () => connected;
}
