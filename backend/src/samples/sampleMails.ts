import { accountLink, linkLifetimeMs } from '@frontage/cms/accounts/accountLinks.ts';
import type { ToldFaults } from '@frontage/cms/delivery/toldFaults.ts';
import type { Lead } from '@frontage/cms/payload-types.ts';
import { cityOfZone } from '@frontage/contract/booking/ourClock.ts';
import { createBookingMails } from '../booking/bookingMails.ts';
import { additionContent } from '../contact/additionMail.ts';
import { invitationMail, newPasswordMail } from '../delivery/mails/accountMails.ts';
import { acknowledgement } from '../delivery/mails/acknowledgement.ts';
import { alertMail } from '../delivery/mails/alertMail.ts';
import type { MailContent } from '../delivery/mails/MailContent.ts';
import { pageFaultMail } from '../delivery/mails/pageFaultMail.ts';
import { salesNotice } from '../delivery/mails/salesNotice.ts';
import { selfTestMail } from '../delivery/mails/selfTestMail.ts';
import type { Company } from '../delivery/mails/senderOf.ts';
import { documentContent } from '../documents/downloadMails.ts';
import { replyContent } from '../inbox/replyNotice.ts';
import { letterContents } from '../newsletter/newsletterMails.ts';

const hourMs = 3_600_000;
const visitor = { name: 'Ada Lindqvist', email: 'ada@example.com' };

interface SampleOptions {
  company: Company;
  /** Where visitors read the pages. */
  siteUrl: string;
  /** Where users of the admin sign in. */
  adminUrl: string;
  now: Date;
}

/** The emails of `sampledMails` with made-up contents, in the same order. */
export function sampleMails({ adminUrl, company, now, siteUrl }: SampleOptions): MailContent[] {
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
  const told = [calls.booked(call), calls.moved(call, before, 'sales'), calls.cancelled(call, 'visitor')];
  const callsTo = (reader: 'visitor' | 'sales') =>
    told.flatMap((mails) => mails.filter(({ to }) => to === reader).map(({ content }) => content));
  const offer = {
    documentId: 1,
    title: 'Storage worksheet',
    article: { id: 1, path: '/insights', title: 'What storage costs' },
  };
  const until = new Date(now.getTime() + 24 * hourMs);
  const letter = letterContents(companyName, siteUrl);
  const lead = sampleLead(now);
  const incoming = {
    from: { name: visitor.name, address: visitor.email },
    text: 'Thank you. Thursday suits us.',
    attachments: ['agenda.pdf'],
  };
  const link = accountLink(adminUrl, 'sample');
  return [
    acknowledgement({ lead, files: [] }, { ...promises, toldAt: now }),
    ...callsTo('visitor'),
    documentContent({ link: siteUrl, offer, sender, siteUrl, until }),
    letter.confirm(siteUrl),
    letter.already,
    salesNotice({ lead, files: [] }, { ...promises, adminUrl, toldAt: now }),
    additionContent({ lead, words: ['Timeline: 3 months', 'Note: The audit comes first.'], adminUrl }),
    replyContent({ lead, incoming, isFromElsewhere: true, adminUrl }),
    ...callsTo('sales'),
    invitationMail(visitor.name, companyName, link, linkLifetimeMs.invitation / (24 * hourMs)),
    newPasswordMail(link, linkLifetimeMs['new-password'] / hourMs),
    pageFaultMail(sampleFaults, () => 'What storage costs', adminUrl),
    alertMail(17, 4, adminUrl),
    selfTestMail(['contact: it answered 503']),
  ];
}

function sampleLead(now: Date): Lead {
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
