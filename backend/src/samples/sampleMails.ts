import type { Lead } from '@frontage/cms/payload-types.ts';
import { cityOfZone } from '@frontage/contract/booking/ourClock.ts';
import { createBookingMails } from '../booking/bookingMails.ts';
import { acknowledgement } from '../delivery/mails/acknowledgement.ts';
import type { MailContent } from '../delivery/mails/MailContent.ts';
import type { Company } from '../delivery/mails/senderOf.ts';
import { documentContent } from '../documents/downloadMails.ts';
import { letterContents } from '../newsletter/newsletterMails.ts';

const hourMs = 3_600_000;
const visitor = { name: 'Ada Lindqvist', email: 'ada@example.com' };

interface SampleOptions {
  company: Company;
  /** Where visitors read the pages. */
  siteUrl: string;
  now: Date;
}

/** The emails to visitors with made-up contents, in the order of `sampledMails`. */
export function sampleMails({ company, now, siteUrl }: SampleOptions): MailContent[] {
  const { answersTo = visitor.email, promises, sender, zone } = company;
  const { companyName } = sender;
  const call = {
    startsAt: new Date(now.getTime() + 48 * hourMs),
    endsAt: new Date(now.getTime() + 48.5 * hourMs),
    host: 'Mara Lind',
    room: undefined,
    zone: 'Europe/Amsterdam',
    uid: 'sample',
    sequence: 0,
  };
  const before = { startsAt: new Date(now.getTime() + 24 * hourMs), endsAt: new Date(now.getTime() + 24.5 * hourMs) };
  const organizer = { name: companyName, email: answersTo, language: sender.language, zone };
  const ours = { zone, city: cityOfZone(zone) };
  const about = { backendUrl: siteUrl, organizer, ours, token: 'sample', visitor, role: undefined, now };
  const calls = createBookingMails(about);
  const [booked, moved, cancelled] = [
    calls.booked(call),
    calls.moved(call, before, 'sales'),
    calls.cancelled(call, 'visitor'),
  ].map(([toVisitor]) => toVisitor?.content);
  const offer = {
    documentId: 1,
    title: 'Storage worksheet',
    article: { id: 1, path: '/insights', title: 'What storage costs' },
  };
  const until = new Date(now.getTime() + 24 * hourMs);
  const letter = letterContents(companyName, siteUrl);
  return [
    acknowledgement({ lead: sampleLead(now), files: [] }, { ...promises, toldAt: now }),
    booked,
    moved,
    cancelled,
    documentContent({ link: siteUrl, offer, sender, siteUrl, until }),
    letter.confirm(siteUrl),
    letter.already,
  ].flatMap((content) => content ?? []);
}

function sampleLead(now: Date): Lead {
  const at = now.toISOString();
  const asked = { formId: 'contact', message: 'A bridge between two ledgers.', projectTypes: ['Web application'] };
  return { id: 1, status: 'new', ...visitor, ...asked, receivedAt: at, createdAt: at, updatedAt: at };
}
