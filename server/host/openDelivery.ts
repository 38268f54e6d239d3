import type { BeginSpan } from '@frontage/traces/spans.ts';
import type { Payload } from 'payload';
import type { BookingStore } from '../booking/BookingStore.ts';
import type { Bookings } from '../booking/Bookings.ts';
import { createCalendarChannel } from '../booking/calendars/calendarChannel.ts';
import { cancelCall, moveCall, rescueCall } from '../booking/change.ts';
import { noHolds } from '../booking/holds.ts';
import { createCrmChannels, openCrm } from '../crm/crmChannels.ts';
import { accountLetters } from '../delivery/accountLetters.ts';
import { type Channel, type DueDelivery, Undeliverable } from '../delivery/Channel.ts';
import { createDeliver, type Deliver } from '../delivery/deliver.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import { addressIn, type Mailer } from '../delivery/Mailer.ts';
import { createMailChannels, readPerson, requestLetters, type WriteLetter } from '../delivery/mailChannels.ts';
import { createMailboxMailer, createSmtpMailer } from '../delivery/mailers.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { readSampledForm } from '../delivery/sampleEmail.ts';
import { createDocumentLetter } from '../documents/downloadMails.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import type { Environment } from '../hostEnvironment.ts';
import { answerLetter } from '../inbox/answerLetter.ts';
import { answerDueLetter } from '../inbox/tellOfAnswers.ts';
import { memoisePer } from '../memoiseFor.ts';
import { askedBy, createAsk } from '../newsletter/ask.ts';
import type { SubscriberStore } from '../newsletter/SubscriberStore.ts';
import { idOf } from '../references/idOf.ts';
import { createWebhookChannel } from '../webhooks/webhookChannel.ts';
import { openStores } from './compose.ts';
import { type Links, openLinks } from './openLinks.ts';
import { drawSampleMail, drawSampleNotice } from './samples/drawSampleMail.ts';

export function openMailer({ cms, mail }: Environment): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl) : createMailboxMailer(cms.mailboxDir, sharedFilesOf(cms));
}

export function openDelivery(environment: Environment, mailer: Mailer, now: () => Date, trace?: BeginSpan): Deliver {
  const { backendUrl, cms, delivery, inbound, mail, secret, siteUrl } = environment;
  const { adminUrl } = cms;
  const links = openLinks(secret, now);
  const storesOf = (payload: Payload) => openStores(payload, environment);
  return createDeliver({
    channels: {
      ...createMailChannels(
        { mailer, mail, adminUrl, siteUrl, now, threads: createMailThreads(secret, inbound?.address) },
        {
          ...requestLetters,
          ...accountLetters,
          answer: answerLetter,
          'answer-due': answerDueLetter,
          'sample-email': sampleLetter,
          'document-link': createDocumentLetter({
            ...{ links: links.downloads, backendUrl, storeOf: (payload) => storesOf(payload).downloads },
          }),
        },
      ),
      ...createCrmChannels({ crmOf: openCrm(environment), siteUrl, adminUrl }),
      ...createOrderChannels({ links, openStores: storesOf, backendUrl, now }),
      calendar: createCalendarChannel({ adminUrl, from: addressIn(mail.from), now }),
      webhook: createWebhookChannel({ adminUrl, now, privateHosts: delivery.webhookPrivateHosts }),
    },
    now,
    pausesS: delivery.pausesS,
    trace,
  });
}

/** One of `sampledMails`, or the notice about a request of a form, with made-up contents, to the editor who asks. */
const sampleLetter: WriteLetter = async (delivery, { adminUrl, now, siteUrl }) => {
  const { payload, row } = delivery;
  const user = await readPerson(delivery);
  if (!user) throw new Undeliverable('The account was deleted');
  const form = readSampledForm(row.body);
  const rendered = form
    ? await drawSampleNotice(payload, { form, adminUrl, now: now() })
    : await drawSampleMail(payload, { id: Number(row.body), siteUrl, adminUrl, now: now() });
  if (!rendered) throw new Undeliverable('There is no such email');
  return { kind: 'sample', to: user.email, user: user.id, ...rendered };
};

interface OrderOptions {
  links: Links;
  /** The stores of what visitors left behind. Orders change them as visitors' own clicks do. */
  openStores: (payload: Payload) => { bookings: BookingStore; subscribers: SubscriberStore };
  /** Where visitors reach this host. */
  backendUrl: string;
  now: () => Date;
}

type OrderKind = Extract<DeliveryKind, 'letter-confirm' | 'call-booking' | 'call-move' | 'call-end'>;

/**
 * Carries out what sales orders in the admin, with the functions that a visitor's own click runs: the admin cannot sign
 * links, and must not have a second way to do the same. An order may arrive twice but takes effect once.
 */
export function createOrderChannels({ backendUrl, links, now, openStores }: OrderOptions): Record<OrderKind, Channel> {
  // One for all deliveries: it lets those to one address wait for each other.
  const askOf = memoisePer((payload: Payload) =>
    createAsk({
      ...{ store: openStores(payload).subscribers, links: links.newsletter, backendUrl, now },
      sender: async (page) => (await readCompany(payload)).at(page).sender,
    }),
  );

  const openBookings = (payload: Payload): Bookings => ({
    ...{ store: openStores(payload).bookings, links: links.bookings, holds: noHolds, backendUrl, now },
  });
  const callOf = async ({ payload, request }: DueDelivery) => {
    if (!request) throw new Undeliverable('The request was erased');
    const bookings = openBookings(payload);
    const call = await bookings.store.findByLead(request.lead.id);
    if (!call) throw new Undeliverable('The call was erased');
    return { bookings, token: links.bookings.issue(call.id) };
  };

  return {
    async 'letter-confirm'({ payload, request, row }) {
      const asked = request && askedBy(request.lead);
      if (!row.subscriber && !asked) throw new Undeliverable('The reader was erased');
      const ask = askOf(payload);
      if (row.subscriber) await ask.askAgain(idOf(row.subscriber));
      else if (asked) await ask.ask(asked, undefined, request.lead.id);
      return undefined;
    },
    async 'call-booking'({ payload, request }) {
      if (!request) throw new Undeliverable('The request was erased');
      const outcome = await rescueCall(openBookings(payload), request.lead.id);
      if (outcome === 'over') throw new Undeliverable('The hour has passed. Answer the visitor, and offer another');
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Answer the visitor instead');
      return undefined;
    },
    async 'call-move'(delivery) {
      const { bookings, token } = await callOf(delivery);
      const { outcome } = await moveCall(bookings, token, String(delivery.row.body), { by: 'sales' });
      if (outcome === 'over') throw new Undeliverable('The call is over already');
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Move the call to another one');
      return undefined;
    },
    async 'call-end'(delivery) {
      const { bookings, token } = await callOf(delivery);
      const { outcome } = await cancelCall(bookings, token, 'sales');
      if (outcome === 'over') throw new Undeliverable('The call is over already');
      return undefined;
    },
  };
}
