import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { ImapFlow } from 'imapflow';
import { type Repeated, repeat } from '../repeat.ts';
import { largestMailBytes, type Received, type ReceiveMail } from './receiveMail.ts';

export interface FetchMailsOptions {
  /** `imaps://user:password@host/INBOX`; with `imap://` it uses TLS if the server offers it. */
  imapUrl: string;
  receive: ReceiveMail;
}

/** ms between two fetches, and after one that failed. */
const restMs = 30_000;
const restAfterFaultMs = 5 * 60_000;
/** Emails per fetch. The rest waits for the next. */
const fetchedAtOnce = 100;
const timeoutMs = 15_000;

/**
 * Fetches emails until it is stopped. Calls `onFault` if the mailbox cannot be read, with a reason that contains no
 * password.
 */
export function keepFetching(options: FetchMailsOptions, onFault: (reason: string) => void): Repeated {
  return repeat(async () => {
    try {
      const fetched = await fetchMails(options);
      return fetched.length === fetchedAtOnce ? 0 : restMs;
    } catch (error) {
      onFault(reasonOf(error));
      return restAfterFaultMs;
    }
  });
}

/**
 * Fetches new emails from a mailbox: unread and not flagged. Emails that joined a request are marked as read. Emails
 * that belong to none stay unread and are flagged for a person to look at. Nothing is deleted. Any number of hosts may
 * fetch from one mailbox.
 */
export async function fetchMails({ imapUrl, receive }: FetchMailsOptions): Promise<Received[]> {
  return inMailbox(imapUrl, async (client) => {
    const found = await client.search({ seen: false, flagged: false }, { uid: true });
    const fetched: Received[] = [];
    for (const uid of (found || []).slice(0, fetchedAtOnce)) {
      const received = await take(client, uid, receive);
      // It was removed from the mailbox meanwhile.
      if (!received) continue;
      const isLeft = received === 'unknown' || received === 'unreadable';
      await client.messageFlagsAdd(String(uid), [isLeft ? '\\Flagged' : '\\Seen'], { uid: true });
      fetched.push(received);
    }
    return fetched;
  });
}

/** Signs in and opens the mailbox, but fetches nothing. Throws EnvironmentFault if that is refused. */
export async function greetMailbox(imapUrl: string): Promise<void> {
  try {
    await inMailbox(imapUrl, async () => undefined);
  } catch (error) {
    throw new EnvironmentFault(
      `INBOUND_IMAP_URL: the mailbox at ${new URL(imapUrl).host} cannot be read (${reasonOf(error)}). See that it runs and that name, password, port and mailbox are right, or leave INBOUND_IMAP_URL out.`,
      { cause: error },
    );
  }
}

async function take(client: ImapFlow, uid: number, receive: ReceiveMail): Promise<Received | undefined> {
  const known = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (!known) return undefined;
  if ((known.size ?? 0) > largestMailBytes) return 'unreadable';
  const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
  if (!mail) return undefined;
  return mail.source ? receive(mail.source) : undefined;
}

async function inMailbox<Result>(imapUrl: string, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const { hostname, password, pathname, port, protocol, username } = new URL(imapUrl);
  const isSecure = protocol === 'imaps:';
  // Loading it takes a tenth of a second of CPU time, so only hosts with a mailbox do.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname,
    port: port ? Number(port) : isSecure ? 993 : 143,
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // An error of the connection also rejects the call that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    return await work(client);
  } finally {
    if (client.usable) await client.logout().catch(() => undefined);
    else client.close();
  }
}

/** The server's own message if there is one, otherwise the error's. */
function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'responseText' in error ? error.responseText : undefined;
  if (typeof said === 'string' && said) return said;
  return error instanceof Error ? error.message : String(error);
}
