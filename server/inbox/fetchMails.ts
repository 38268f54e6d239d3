import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { ImapFlow } from 'imapflow';
import { type Repeated, repeat } from '../repeat.ts';
import { headBytes } from './mailHead.ts';
import { largestMailBytes, type MailFiles, type Received, type ReceiveMail } from './receiveMail.ts';

export interface FetchMailsOptions {
  /** `imaps://user:password@host/INBOX`; with `imap://` it uses TLS if the server offers it. */
  imapUrl: string;
  receive: ReceiveMail;
  uploads: MailFiles;
  /** ms without a byte after which the server counts as hanging. */
  timeoutMs?: number;
}

/** ms between two fetches, and the longest rest after several that failed. */
const restMs = 30_000;
const longestRestMs = 5 * 60_000;
/** Emails per fetch. The rest waits for the next. */
const fetchedAtOnce = 100;
/** Bytes of an email that are asked for at a time. */
const chunkSize = 262_144;
const usualTimeoutMs = 15_000;
const longestFetchMs = 10 * 60_000;

/** `onFault`: the mailbox cannot be read; the reason contains no password. */
export function keepFetching(options: FetchMailsOptions, onFault: (reason: string) => void): Repeated {
  const fetcher = openFetcher(options);
  const fetch = async (ending: AbortSignal) => ((await fetcher.fetch(ending)).length === fetchedAtOnce ? 0 : restMs);
  return repeat(fetch, { onFault: (error) => onFault(reasonOf(error)), restMs, longestRestMs });
}

/**
 * Fetches new emails from a mailbox: unread and not flagged. An email is flagged before it is read, so that one with
 * which the process ends is not read again; a person finds it by its flag. Once it has joined its request it is marked
 * as read and loses the flag, and so it does if it is to be tried again. An email that belongs to no request or is
 * unreadable keeps it. Nothing is deleted. Any number of hosts may fetch from one mailbox.
 */
export function openFetcher({ imapUrl, receive, timeoutMs, uploads }: FetchMailsOptions) {
  /** Emails that were flagged when the connection or the database failed. They are fetched in spite of their flag. */
  const begun = new Set<number>();

  async function take(client: ImapFlow, uid: number): Promise<Received | undefined> {
    const one = String(uid);
    const known = await client.fetchOne(one, { size: true, source: { start: 0, maxLength: headBytes } }, { uid: true });
    // It was removed from the mailbox meanwhile.
    if (known === false || known.source === undefined) return undefined;
    let storageName: string | undefined;
    try {
      return await receive({
        head: known.source,
        async whole() {
          if ((known.size ?? 0) > largestMailBytes) return undefined;
          const { content } = await client.download(one, undefined, { uid: true, chunkSize });
          if (!content) throw new Error('an email was removed while it was read');
          const kept = await uploads.keep(content);
          storageName = kept.storageName;
          return kept;
        },
      });
    } finally {
      if (storageName) await uploads.remove(storageName);
    }
  }

  return {
    /**
     * Returns what happened to each email. Rejects if the mailbox cannot be read or an email not be stored. `ending` lets
     * the email in hand be finished, and ends the fetch.
     */
    fetch: (ending?: AbortSignal): Promise<Received[]> =>
      inMailbox(imapUrl, timeoutMs, async (client) => {
        const found = (await client.search({ seen: false, flagged: false }, { uid: true })) || [];
        const fetched: Received[] = [];
        for (const uid of [...new Set([...begun, ...found])].slice(0, fetchedAtOnce)) {
          if (ending?.aborted) break;
          const one = String(uid);
          await client.messageFlagsAdd(one, ['\\Flagged'], { uid: true });
          begun.add(uid);
          const received = await take(client, uid).catch(async (error: unknown) => {
            // Not the email's fault: it stays as it was, even if this process ends before it is tried again.
            if (client.usable) await client.messageFlagsRemove(one, ['\\Flagged'], { uid: true });
            throw error;
          });
          if (received !== 'unknown' && received !== 'unreadable') {
            await client.messageFlagsAdd(one, ['\\Seen'], { uid: true });
            await client.messageFlagsRemove(one, ['\\Flagged'], { uid: true });
          }
          begun.delete(uid);
          if (received) fetched.push(received);
        }
        return fetched;
      }),
  };
}

/** Signs in and opens the mailbox, but fetches nothing. Throws EnvironmentFault if that is refused. */
export async function greetMailbox(imapUrl: string): Promise<void> {
  try {
    await inMailbox(imapUrl, undefined, async () => undefined);
  } catch (error) {
    throw new EnvironmentFault(
      `INBOUND_IMAP_URL: the mailbox at ${new URL(imapUrl).host} cannot be read (${reasonOf(error)}). See that it runs and that name, password, port and mailbox are right, or leave INBOUND_IMAP_URL out.`,
      { cause: error },
    );
  }
}

async function inMailbox<Result>(
  imapUrl: string,
  timeoutMs = usualTimeoutMs,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
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
  // A server that sends a byte now and then never runs into the other limits.
  const limit = setTimeout(() => client.close(), longestFetchMs);
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    return await work(client);
  } finally {
    clearTimeout(limit);
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
