import type { Payload } from 'payload';
import type { BookingStore } from '../booking/BookingStore.ts';
import { createChange, createRescueCall } from '../booking/change.ts';
import { noHolds } from '../booking/holds.ts';
import { type Channel, Undeliverable } from '../delivery/Channel.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import type { DownloadStore } from '../documents/DownloadStore.ts';
import { createSendDocument } from '../documents/downloadMails.ts';
import { memoisePer } from '../memoiseFor.ts';
import { askedBy, createAsk } from '../newsletter/ask.ts';
import { createNewsletterMails } from '../newsletter/newsletterMails.ts';
import type { SubscriberStore } from '../newsletter/SubscriberStore.ts';
import { idOf } from '../references/idOf.ts';
import type { Links } from './openLinks.ts';

interface OrderOptions {
  links: Links;
  /** The stores of what visitors left behind. Orders change them as visitors' own clicks do. */
  openStores: (payload: Payload) => { bookings: BookingStore; downloads: DownloadStore; subscribers: SubscriberStore };
  /** Where visitors reach this host. */
  backendUrl: string;
  now: () => Date;
}

type OrderKind = Extract<DeliveryKind, 'document-link' | 'letter-confirm' | 'call-booking' | 'call-move' | 'call-end'>;

/**
 * Carries out what sales orders in the admin, with the functions that a visitor's own click runs: the admin cannot sign
 * links, and must not have a second way to do the same. An order may arrive twice but takes effect once.
 */
export function createOrderChannels({ backendUrl, links, now, openStores }: OrderOptions): Record<OrderKind, Channel> {
  const tokens = links.bookings;
  // One for all deliveries: it lets those to one address wait for each other.
  const askOf = memoisePer((payload: Payload) =>
    createAsk({
      store: openStores(payload).subscribers,
      mails: createNewsletterMails({
        tokens: links.newsletter,
        siteUrl: backendUrl,
        sender: async (page) => (await readCompany(payload)).at(page).sender,
      }),
      now,
    }),
  );

  return {
    async 'document-link'({ payload, request }) {
      if (!request) throw new Undeliverable('The request was erased');
      const { sender } = (await readCompany(payload)).at(request.lead.resendUrl);
      const send = createSendDocument({
        store: openStores(payload).downloads,
        links: links.downloads,
        backendUrl,
        sender,
        now,
      });
      await send(request.lead);
      return undefined;
    },
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
      const store = openStores(payload).bookings;
      const rescue = createRescueCall({ store, tokens, backendUrl, now });
      const outcome = await rescue(request.lead.id);
      if (outcome === 'over') throw new Undeliverable('The hour has passed. Answer the visitor, and offer another');
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Answer the visitor instead');
      return undefined;
    },
    async 'call-move'({ payload, request, row }) {
      if (!request) throw new Undeliverable('The request was erased');
      const store = openStores(payload).bookings;
      const call = await store.findByLead(request.lead.id);
      if (!call) throw new Undeliverable('The call was erased');
      const change = createChange({ store, tokens, holds: noHolds, backendUrl, now });
      const { outcome } = await change.move(tokens.issue(call.id), String(row.body), { by: 'sales' });
      if (outcome === 'over') throw new Undeliverable('The call is over already');
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Move the call to another one');
      return undefined;
    },
    async 'call-end'({ payload, request }) {
      if (!request) throw new Undeliverable('The request was erased');
      const store = openStores(payload).bookings;
      const call = await store.findByLead(request.lead.id);
      if (!call) throw new Undeliverable('The call was erased');
      const change = createChange({ store, tokens, holds: noHolds, backendUrl, now });
      const { outcome } = await change.cancel(tokens.issue(call.id), 'sales');
      if (outcome === 'over') throw new Undeliverable('The call is over already');
      return undefined;
    },
  };
}
