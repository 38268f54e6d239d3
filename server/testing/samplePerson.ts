import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Environment } from '../environment.ts';
import { sampleLead, sampleMail } from './sampleLead.ts';

/**
 * Stores a person with everything that may be stored about them, each part with the given word: a request with a file,
 * a message, emails with their `.eml` files, deliveries, a booked call, CRM records, a subscription. Returns the id of
 * the request and the files.
 */
export async function storePerson(
  payload: Payload,
  { mailboxDir, uploadsDir }: Environment,
  { address, word }: { address: string; word: string },
) {
  const lead = await payload.create({
    collection: 'leads',
    data: {
      ...sampleLead,
      name: `${word} name`,
      email: address,
      message: `${word} message`,
      company: `${word} company`,
      projectTypes: [`${word} project`],
      consentVersion: '2026-11',
      consentAt: '2026-11-21T12:00:00.000Z',
    },
  });
  await payload.update({ collection: 'leads', id: lead.id, data: { addition: `${word} added `.repeat(300) } });
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { addition: `${word} changed` },
  });
  const note = { lead: lead.id, text: `${word} said`, authorName: 'Sales' };
  await payload.create({ collection: 'lead-notes', data: note });
  const said = {
    lead: lead.id,
    direction: 'in',
    subject: 'Re: Your request',
    authorName: `${word} wrote`,
    address,
  } as const;
  const { id: message } = await payload.create({
    collection: 'lead-messages',
    data: {
      ...said,
      text: `${word} replied`,
      attachments: [`${word} plan.pdf`],
      messageId: `<${word}-${lead.id}@example.com>`,
    },
  });
  for (const folder of [mailboxDir, uploadsDir]) mkdirSync(folder, { recursive: true });
  const storageName = `${'0'.repeat(28)}${String(lead.id).padStart(4, '0')}`;
  const stored = { field: 'file', mimeType: 'text/plain', sizeBytes: 8, sha256: 'd'.repeat(64), storageName } as const;
  await payload.create({ collection: 'lead-files', data: { ...stored, lead: lead.id, fileName: `${word}.txt` } });
  const emlName = `mail-${lead.id}.eml`;
  const mail = { ...sampleMail(lead.id), to: address, subject: `${word} subject`, text: `${word} text`, emlName };
  const { id: mailId } = await payload.create({ collection: 'mails', data: mail });
  const delivery = {
    label: `Mail: ${word}`,
    kind: 'mail',
    lead: lead.id,
    mail: mailId,
    message,
    body: `${word} body`,
  } as const;
  await payload.create({ collection: 'deliveries', data: { ...delivery, status: 'owed', attempts: 0 } });
  const moment = `2026-11-24T${String(lead.id % 24).padStart(2, '0')}:00:00.000Z`;
  const call = { host: 'Ines', startsAt: moment, endsAt: moment, zone: 'UTC', state: 'booked', sequence: 0 } as const;
  await payload.create({
    collection: 'bookings',
    data: { ...call, lead: lead.id, room: `${word} room`, place: `${word} place`, uid: `${word} ${lead.id}` },
  });
  const files = [join(uploadsDir, storageName), join(mailboxDir, emlName)];
  for (const file of files) writeFileSync(file, `${word} content`);
  await storeInCrm(payload, lead.id, address, word);
  const subscriber = await payload.create({
    collection: 'subscribers',
    data: { email: address.toLowerCase(), state: 'entered', name: `${word} reader`, tags: [`${word} tag`] },
  });
  const letter = {
    kind: 'letter',
    from: 'a@wharfside.example',
    to: address,
    subject: 'Letter',
    status: 'sent',
  } as const;
  await payload.create({
    collection: 'mails',
    data: { ...letter, text: `${word} letter`, attempts: 1, subscriber: subscriber.id },
  });
  return { leadId: lead.id, files };
}

async function storeInCrm(payload: Payload, lead: number, address: string, word: string): Promise<void> {
  const { id: company } = await payload.create({
    collection: 'companies',
    data: { name: `${word} company`, normalizedName: `${word} company` },
  });
  const person = { name: `${word} name`, email: address.toLowerCase(), phone: '+44 20 7946 0123', company };
  const { id: personId } = await payload.create({ collection: 'persons', data: person });
  const { id: deal } = await payload.create({
    collection: 'deals',
    data: { title: `${word} deal`, stage: 'open', person: personId, company, lead, externalId: `lead-${lead}` },
  });
  await payload.create({
    collection: 'notes',
    data: { content: `${word} note`, deal, person: personId, externalId: `note-${lead}` },
  });
}
