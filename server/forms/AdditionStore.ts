import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { Receipt } from '@frontage/contract/visit.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueDeliveries, enqueueForAddition } from '../delivery/enqueueDeliveries.ts';
import { answerDue, momentInWords } from '../delivery/mails/requestFacts.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { reopened, startedClock } from '../inbox/answerClock.ts';
import { referenceOf } from '../inbox/requestInWords.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { Lead } from '../payload-types.ts';
import { listAdditions, listFields } from './additionMail.ts';
import type { ReceivedFile } from './ContactSubmission.ts';
import { proveConsent } from './consentWords.ts';

/** The sender's fields of a request, as the CMS selects them. */
const ownFields = {
  name: true,
  surname: true,
  email: true,
  company: true,
  phone: true,
  country: true,
} as const;

/** Fields that may be filled in afterwards. Name and address cannot change. */
const filledIn = ['surname', 'company', 'phone', 'country', 'message'] as const;

type Known = Pick<Lead, keyof typeof ownFields | 'message' | 'projectTypes' | 'timeline' | 'addition'>;

interface Changes {
  changes: Partial<Known>;
  /** What is new for sales. */
  told: UpdateFields;
}

/** Characters of the message that the receipt repeats. */
const messageCharacters = 240;

interface Addition {
  fields: UpdateFields;
  files: readonly ReceivedFile[];
  /** The ticked box of its form; undefined where there is none, or it was not ticked. */
  consent: Omit<Parameters<typeof proveConsent>[2], 'isBoxTicked'> | undefined;
  addedAt: Date;
}

type Added = 'added' | 'unchanged' | 'missing';

export type AdditionStore = ReturnType<typeof createAdditionStore>;

/** Stores additions. Rejects if nothing could be written. R44. */
export function createAdditionStore(payload: Payload) {
  // The same addition sent twice at once counts once: PostgreSQL would show both the request as it was before.
  const mutex = new KeyedMutex();
  return {
    /**
     * Writes an addition to exactly that request and owes sales an email about it, in one transaction; nobody is told
     * about a request in quarantine. Empty fields are filled in. Values that differ from the first ones are stored next
     * to them, so that nothing is lost. A file that the request already has is not taken. `unchanged` if the request
     * already contains everything; `missing` if it was erased.
     */
    add: (leadId: number, addition: Addition) => mutex.run(String(leadId), () => add(leadId, addition)),
    /** What arrived of the request; undefined if it was erased. */
    receiptOf: (leadId: number) => readReceipt(payload, leadId),
  };

  async function add(leadId: number, { addedAt, consent, fields, files }: Addition): Promise<Added> {
    return inTransaction(payload, async (req) => {
      const lead = await payload.findByID({
        ...{ collection: 'leads', id: leadId, depth: 0, joins: false, disableErrors: true, req },
        select: {
          ...ownFields,
          ...{ message: true, status: true, projectTypes: true, timeline: true, addition: true },
          ...{ owner: true, formId: true, answers: true, resendUrl: true },
          ...{ answerDueAt: true, answeredAt: true, firstAnsweredAt: true },
        },
      });
      if (!lead) return 'missing';
      const fresh = await findNewFiles(payload, req, leadId, files);
      const { changes, told } = changesOf(lead, fields);
      const proof = consent && (await proveConsent(payload, req, { ...consent, isBoxTicked: true }, addedAt));
      const isProven = proof?.consentGiven ?? false;
      if (Object.keys(changes).length === 0 && fresh.length === 0 && !isProven) return 'unchanged';
      const data = { ...changes, ...(isProven ? proof : {}), addedAt: addedAt.toISOString() };
      await payload.update({ collection: 'leads', id: leadId, data, select: { updatedAt: true }, depth: 0, req });
      for (const file of fresh) {
        await payload.create({ collection: 'lead-files', data: { ...file, lead: leadId }, depth: 0, req });
      }
      // A request in quarantine tells nobody. If it is rescued, the addition is reported with it.
      if (lead.status === 'quarantine') return 'added';
      // Somebody has answered: the visitor waits again, as after a reply by email.
      if (lead.answeredAt) {
        const again = { ...reopened(lead), ...(await startedClock(payload, lead, addedAt)) };
        await payload.db.updateOne({ collection: 'leads', id: leadId, data: again, req, returning: false });
      }
      const words = listAdditions(told, fresh, isProven);
      const body = words.join('\n');
      const notice = { kind: 'sales-notice', label: 'Email to sales: something was added', body } as const;
      await enqueueDeliveries(payload, req, leadId, [notice]);
      await enqueueForAddition(payload, req, leadId, body);
      return 'added';
    });
  }
}

/** The files that the request does not have yet: a file may be sent again. */
async function findNewFiles(
  payload: Payload,
  req: PayloadRequest,
  lead: number,
  files: readonly ReceivedFile[],
): Promise<ReceivedFile[]> {
  if (files.length === 0) return [];
  const found = { collection: 'lead-files', where: { lead: { equals: lead } }, select: { sha256: true } } as const;
  const { docs } = await payload.find({ ...found, pagination: false, depth: 0, req });
  const known = new Set(docs.map(({ sha256 }) => sha256));
  return files.filter(({ sha256 }) => !known.has(sha256));
}

/** What arrived of a request, for the visitor who has just sent it. Undefined if it was erased meanwhile. */
async function readReceipt(payload: Payload, leadId: number): Promise<Receipt | undefined> {
  const select = { receivedAt: true, createdAt: true, email: true, message: true, resendUrl: true } as const;
  const found = { collection: 'leads', id: leadId, depth: 0, joins: false, disableErrors: true, select } as const;
  const where = { lead: { equals: leadId } };
  const [lead, files, company] = await Promise.all([
    payload.findByID(found),
    payload.find({ collection: 'lead-files', where, pagination: false, depth: 0, select: { fileName: true } }),
    readCompany(payload),
  ]);
  if (!lead) return undefined;
  const { email, message } = lead;
  const { promises } = company.at(lead.resendUrl);
  return {
    reference: referenceOf(lead),
    received: momentInWords(new Date(lead.receivedAt ?? lead.createdAt), promises),
    answerBy: momentInWords(answerDue(lead, undefined, promises.answerWorkingDays), promises),
    ...(email ? { email } : {}),
    ...(message ? { message: beginningOf(message) } : {}),
    files: files.docs.map(({ fileName }) => fileName),
  };
}

function beginningOf(message: string): string {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  return text.length > messageCharacters ? `${text.slice(0, messageCharacters).trimEnd()}…` : text;
}

/**
 * The changes that an addition makes: choices are replaced, empty fields filled in, and everything else goes into the
 * note.
 */
export function changesOf(lead: Known, { note, projectTypes, timeline, ...fields }: UpdateFields): Changes {
  const changes: Changes['changes'] = {};
  const told: UpdateFields = {};
  if (projectTypes && String(projectTypes) !== String(lead.projectTypes ?? '')) {
    told.projectTypes = projectTypes;
    changes.projectTypes = projectTypes;
  }
  if (timeline && timeline !== lead.timeline) {
    told.timeline = timeline;
    changes.timeline = timeline;
  }
  const differing: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields) as [keyof typeof fields, string | undefined][]) {
    if (!value || value === lead[name]) continue;
    told[name] = value;
    const open = filledIn.find((one) => one === name);
    if (open && !lead[open]) changes[open] = value;
    else differing[name] = value;
  }
  const addition = additionOf(lead.addition ?? '', note, listFields(differing));
  if (addition !== (lead.addition ?? '')) {
    changes.addition = addition;
    if (note) told.note = note;
  }
  return { changes, told };
}

/** A new note replaces the previous one. Lines are appended, each once. */
function additionOf(before: string, note: string | undefined, lines: readonly string[]): string {
  const text = note ?? before;
  const known = new Set(text.split('\n'));
  return [text, ...lines.filter((line) => !known.has(line))].filter(Boolean).join('\n');
}
