import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import { namesTaken } from '@frontage/contract/forms/questions.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { accountLink, linkLifetimeMs } from '../../accounts/accountLinks.ts';
import { createBookingMails } from '../../booking/bookingMails.ts';
import { writeInvitation, writeNewPasswordMail } from '../../delivery/accountLetters.ts';
import { writeAlertMail, writePageFaultMail, writeSelfTestMail } from '../../delivery/mails/faultMails.ts';
import type { MailContent, RenderedMail } from '../../delivery/mails/MailContent.ts';
import { renderMail, writtenEmails } from '../../delivery/mails/renderMail.ts';
import {
  writeAcknowledgement,
  writeAnswerDue,
  writeReplyNotice,
  writeSalesNotice,
} from '../../delivery/mails/requestMails.ts';
import { type Company, readCompany } from '../../delivery/mails/senderOf.ts';
import type { ToldFaults } from '../../delivery/toldFaults.ts';
import { writeDocumentMail } from '../../documents/downloadMails.ts';
import { writeAdditionMail } from '../../forms/additionMail.ts';
import { readFormDraft } from '../../forms/readForms.ts';
import { fillSample } from '../../forms/sampleAnswers.ts';
import { writeLetterContents } from '../../newsletter/newsletterMails.ts';
import type { Lead } from '../../payload-types.ts';

const typedSettings = z.record(z.string(), z.unknown()).catch({});

interface SampleOptions {
  /** Number of an email in `sampledMails`, counted from 1. */
  id: number;
  siteUrl: string;
  adminUrl: string;
  now: Date;
  /** The current content of the settings form; without it, the last saved version, draft or published. */
  typed?: unknown;
}

/** Renders a sample email in the drafted wording of the settings; undefined for an unknown number. */
export async function drawSampleMail(
  payload: Payload,
  { adminUrl, id, now, siteUrl, typed }: SampleOptions,
): Promise<RenderedMail | undefined> {
  const saved = await payload.findGlobal({ slug: 'site-settings', draft: true, depth: 0 });
  const company = await readCompany(payload, Object.assign(saved, typedSettings.parse(typed)));
  const usual = makeSampleMails({ company, siteUrl, adminUrl, now });
  const content = usual[id - 1] ?? writtenEmails[id - 1 - usual.length]?.drawSample(company);
  return content && renderMail(content, company.sender);
}

/** Renders the notice to sales about a request with made-up answers; undefined for a form without questions. */
export async function drawSampleNotice(
  payload: Payload,
  { adminUrl, form: id, now }: Pick<SampleOptions, 'adminUrl' | 'now'> & { form: number },
): Promise<RenderedMail | undefined> {
  const { form, own } = (await readFormDraft(payload, id)) ?? {};
  const described = own && describedForm(own.id, own);
  if (!form || !described || !own.questions) return undefined;
  const taken = namesTaken(described);
  const { answers, fields, lines } = fillSample(own.questions, taken, now);
  const { email, message, name, projectTypes, ...sample } = makeSampleLead(now);
  const typed = Object.entries({ email, message, projectTypes }).filter(([field]) => taken.includes(field));
  const given: Record<string, unknown> = {
    ...Object.fromEntries(typed),
    ...fields,
    answers,
    details: lines.join('\n'),
  };
  const lead: Lead = { ...sample, name, ...given, formId: form.name };
  const { promises, sender } = await readCompany(payload);
  const notice = writeSalesNotice({ lead, files: [] }, { ...promises, adminUrl, formTitle: form.title, toldAt: now });
  const rendered = renderMail(notice, sender);
  return { ...rendered, subject: `Test: ${rendered.subject}` };
}

const hourMs = 3_600_000;
const visitor = { name: 'Ada Lindqvist', email: 'ada@example.com' };

interface MadeUp {
  company: Omit<Company, 'at' | 'findPath'>;
  /** Where visitors read the pages. */
  siteUrl: string;
  /** Where users of the admin sign in. */
  adminUrl: string;
  now: Date;
}

/** The emails of `sampledMails` with made-up contents, in the same order. */
export function makeSampleMails({ adminUrl, company, now, siteUrl }: MadeUp): MailContent[] {
  const { answersTo = visitor.email, promises } = company;
  const { companyName } = company.sender;
  const hour = (weeksAhead: number) => {
    // A Tuesday at ten: no sample is on a Sunday evening.
    const startsAt = new Date(now.getTime() + (weeksAhead * 7 + ((9 - now.getUTCDay()) % 7)) * 24 * hourMs);
    startsAt.setUTCHours(10, 0, 0, 0);
    return { startsAt, endsAt: new Date(startsAt.getTime() + 40 * 60_000) };
  };
  const call = {
    ...hour(1),
    host: `an engineer of ${companyName}`,
    room: 'https://meet.example.com/call',
    zone: 'Europe/Amsterdam',
    uid: 'sample',
    sequence: 0,
  };
  const before = hour(2);
  const sales = { email: answersTo, adminUrl };
  const whole: Company = { ...company, findPath: async (href) => href, at: () => whole };
  const organizer = { company: whole, email: answersTo, sales };
  const caller = { ...visitor, leadId: 1 };
  const about = { organizer, plan: { desks: [] }, host: call.host, token: 'sample', visitor: caller };
  const calls = createBookingMails({ backendUrl: siteUrl, now: () => now }, about);
  const told = [calls.booked(call), calls.moved(call, before, 'sales'), calls.cancelled(call, 'visitor')];
  const callsTo = (reader: 'visitor' | 'sales') =>
    told.flatMap((mails) => mails.filter(({ to }) => to === reader).map(({ content }) => content));
  const offer = {
    documentId: 1,
    title: 'Storage worksheet',
    place: { path: '/insights', article: { id: 1, title: 'What storage costs' } },
  };
  const until = new Date(now.getTime() + 24 * hourMs);
  const letter = writeLetterContents(companyName, `${siteUrl}/insights`);
  const lead = makeSampleLead(now);
  const reply = {
    authorName: visitor.name,
    address: visitor.email,
    text: 'Thank you. Thursday suits us.',
    attachments: ['agenda.pdf'],
    isFromElsewhere: true,
    isProven: false,
  };
  const link = accountLink(adminUrl, 'sample');
  return [
    writeAcknowledgement({ lead, files: [] }, { ...promises, toldAt: now }),
    ...callsTo('visitor'),
    writeDocumentMail({ link: siteUrl, offer, reader: promises, siteUrl, until }),
    letter.confirm(siteUrl),
    letter.already,
    writeSalesNotice({ lead, files: [] }, { ...promises, adminUrl, toldAt: now }),
    writeAdditionMail({ lead, words: ['Timeline: 3 months', 'Note: The audit comes first.'], adminUrl }),
    writeReplyNotice({ lead, message: reply, adminUrl }),
    ...callsTo('sales'),
    ...(['due', 'late', 'nobody'] as const).map((why) => writeAnswerDue({ ...promises, lead, why, adminUrl })),
    writeInvitation(visitor.name, companyName, link, linkLifetimeMs.invitation / (24 * hourMs)),
    writeNewPasswordMail(link, linkLifetimeMs['new-password'] / hourMs),
    writePageFaultMail(sampleFaults, () => 'What storage costs', adminUrl),
    writeAlertMail(17, 4, adminUrl),
    writeSelfTestMail(['contact: it answered 503']),
  ];
}

/** A request of a made-up visitor. */
function makeSampleLead(now: Date): Lead {
  const at = now.toISOString();
  const asked = { formId: 'contact', message: 'A bridge between two ledgers.', projectTypes: ['Web application'] };
  return { id: 1, status: 'new', ...visitor, ...asked, receivedAt: at, createdAt: at, updatedAt: at };
}

const sampleFaults: ToldFaults = {
  faults: [
    {
      path: '/insights/what-storage-costs',
      document: { kind: 'article', id: 1 },
      message: 'Section 3, field image: it is missing.',
      isKept: true,
    },
  ],
  further: 0,
};
