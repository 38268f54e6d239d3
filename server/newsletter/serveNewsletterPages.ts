import { newsletterPaths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawer, sendOwn } from '../drawing/Drawer.ts';
import { serveOwnPage, tokenOf } from '../http/plainPage.ts';
import { visitorCookie } from '../http/servedAt.ts';
import { createSeal } from '../seal.ts';
import type { Newsletter, ReadToken } from './newsletterMails.ts';
import type { StoredSubscriber, SubscriberLedger } from './SubscriberStore.ts';

/** The state of a confirmation link: one click enters; already entered; or expired. */
type ConfirmState =
  | { state: 'open' | 'entered'; subscriber: StoredSubscriber }
  | { state: 'over'; subscriberId: number | undefined };

const lifeS = 3600;

const cookie = visitorCookie({ name: 'letter', lifeS });

interface Reader {
  subscriberId: number;
  /** As its reader typed it, so it reveals nothing new to them. */
  email: string;
}

type NewsletterCookie = ReturnType<typeof createNewsletterCookie>;

type ReaderShown = Visit['reader'];

/**
 * The pages of the newsletter, with their reader's data. Opening one changes nothing: programs that scan emails follow
 * links, so entering and leaving take a button.
 */
export function serveNewsletterPages(
  app: FastifyInstance,
  newsletter: Newsletter,
  { cookie, draw }: { cookie: NewsletterCookie; draw: Drawer },
): void {
  const { links: tokens } = newsletter;
  const beside = async (path: string, plain: string) => pathBeside(path, plain, (await app.siteWords()).languages);

  serveOwnPage(app, newsletterPaths.waiting, (request, reply, path) => {
    const reader = cookie.read(request);
    const shown = reader && { address: reader.email, token: tokens.issue('again', reader.subscriberId) };
    return sendPage(request, reply, path, shown);
  });

  serveOwnPage(app, newsletterPaths.confirm, async (request, reply, path) => {
    const token = tokenOf(request);
    // Nothing is changed: programs that scan emails follow links too.
    const found = await withReader(newsletter, token, async (found) => found);
    if (found.state === 'over') {
      reply.code(410);
      const shown = found.subscriberId === undefined ? undefined : { token };
      return sendPage(request, reply, await beside(path, newsletterPaths.runOut), shown);
    }
    const { state, subscriber } = found;
    if (state === 'open') return sendPage(request, reply, path, { address: subscriber.email, token });
    return sendPage(request, reply, await beside(path, newsletterPaths.entered), entered(subscriber));
  });

  serveOwnPage(app, newsletterPaths.entered, (request, reply, path) => {
    const reader = cookie.read(request);
    const shown = reader && entered({ id: reader.subscriberId, email: reader.email });
    return sendPage(request, reply, path, shown);
  });

  serveOwnPage(app, newsletterPaths.leave, (request, reply, path) => {
    const token = tokenOf(request);
    return sendPage(request, reply, path, tokens.read('leave', token) && { token });
  });

  serveOwnPage(app, newsletterPaths.left, (request, reply, path) => sendPage(request, reply, path, undefined));

  function entered({ id, email }: { id: number; email: string }): ReaderShown {
    return { address: email, leaveToken: tokens.issue('leave', id) };
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    reader: ReaderShown,
  ): Promise<FastifyReply> {
    return sendOwn(request, reply, await draw(path, reader ? { reader } : {}));
  }
}

/**
 * Remembers for an hour, for the newsletter's pages only, who signed up: in a sealed cookie that no script can read, so
 * that a URL never contains an email address.
 */
export function createNewsletterCookie(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'letter cookie');

  return {
    set(request: FastifyRequest, reply: FastifyReply, path: string, { subscriberId, email }: Reader): void {
      cookie.set(request, reply, path, seal(`${now().getTime()}:${subscriberId}:${email}`));
    },
    read(request: FastifyRequest): Reader | undefined {
      const value = cookie.read(request);
      const [, time, id, email] = /^(\d+):(\d+):(.+)$/s.exec((value && open(value)) ?? '') ?? [];
      if (email === undefined || Number(time) + lifeS * 1000 <= now().getTime()) return undefined;
      return { subscriberId: Number(id), email };
    },
  };
}

/** Enters the list by the token of an email. */
export function enter(newsletter: Newsletter, token: string): Promise<ConfirmState> {
  return withReader(newsletter, token, async (found, ledger) => {
    if (found.state !== 'open') return found;
    const { subscriber } = found;
    // The sign-up is done, so its emails no longer count: a new sign-up may be told at once that nothing is missing.
    const at = newsletter.now().toISOString();
    await ledger.change(subscriber.id, { state: 'entered', enteredAt: at, mailedAt: at, mailsInDay: 0 });
    await ledger.enqueueConfirmed(subscriber.id);
    return { state: 'entered', subscriber };
  });
}

/** True if the token is ours. Leaving a second time is also true. */
export async function leave({ links, now, store }: Newsletter, token: string): Promise<boolean> {
  const read = links.read('leave', token);
  if (!read) return false;
  return store.inTransaction(async (ledger) => {
    const known = await ledger.find(read.subscriberId);
    // An erased address gets no newsletter either.
    if (known && known.state !== 'left') await ledger.change(known.id, { state: 'left', leftAt: now().toISOString() });
    return true;
  });
}

/** A token that is not ours opens no transaction, so made-up tokens cannot block the database. */
async function withReader(
  { links, store }: Newsletter,
  token: string,
  work: (found: ConfirmState, ledger: SubscriberLedger) => Promise<ConfirmState>,
): Promise<ConfirmState> {
  const read = links.read('confirm', token);
  if (!read) return { state: 'over', subscriberId: undefined };
  return store.inTransaction(async (ledger) => work(stateOf(await ledger.find(read.subscriberId), read), ledger));
}

function stateOf(subscriber: StoredSubscriber | undefined, read: ReadToken): ConfirmState {
  if (!subscriber) return { state: 'over', subscriberId: undefined };
  const { id, leftAt, state } = subscriber;
  if (state === 'entered') return { state, subscriber };
  // Somebody who has left since must sign up again: an old email is no consent.
  const isOlderThanLeaving = Boolean(leftAt) && read.issuedAt <= new Date(leftAt ?? '');
  if (read.isOver || isOlderThanLeaving || state !== 'waiting') return { state: 'over', subscriberId: id };
  return { state: 'open', subscriber };
}
