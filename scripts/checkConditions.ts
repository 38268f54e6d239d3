import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Variables } from '@frontage/contract/variables.ts';
import { checkPurge } from '@frontage/server/cdn/sendPurge.ts';
import { selectRows } from '@frontage/server/database/directRows.ts';
import { isPostgres } from '@frontage/server/database/sidePool.ts';
import { requireVersion } from '@frontage/server/database/upgradeSchema.ts';
import { greetMailServer } from '@frontage/server/delivery/mailers.ts';
import type { Environment } from '@frontage/server/environment.ts';
import { checkBucket } from '@frontage/server/files/bucket.ts';
import { greetMailbox } from '@frontage/server/inbox/fetchMails.ts';
import { withPayload } from '@frontage/server/open.ts';
import { findShortages, meetConditions, waitForAll } from './startConditions.ts';

/**
 * `npm start -- --check`: checks the conditions of a start, and whether database, bucket, CDN, mail server,
 * mailbox and limit counter can be reached. Holds nothing afterwards. Returns hints for operators that do not prevent a
 * start: what the machine is short of, that visitors do not reach us at SITE_URL, and a clock that is some seconds off.
 */
export async function checkConditions(given: Variables & { DATA_DIR: string }): Promise<string[]> {
  const { environment, hold } = await meetConditions(given);
  const { cdn, cms, inbound, mail } = environment;
  try {
    const hints = findShortages(given.DATA_DIR);
    await waitForAll([
      reachDatabase(cms).then((theirs) => void hints.push(...compareClocks(Date.now(), theirs, 'the database'))),
      ...(cms.appEnv === 'production' ? [lookAtAddress(cms.siteUrl).then((seen) => void hints.push(...seen))] : []),
      ...(cms.bucket ? [checkBucket(cms.bucket), lookAtClockOf(cms.bucket.endpoint, hints)] : []),
      ...(cdn ? [checkPurge(cdn)] : []),
      ...(mail.smtpUrl ? [greetMailServer(mail.smtpUrl)] : []),
      ...(inbound?.imapUrl ? [greetMailbox(inbound.imapUrl)] : []),
    ]);
    return hints;
  } finally {
    hold.release();
  }
}

/** Checks the clock of the bucket: requests to it are signed with the time, and refused if clocks differ by minutes. */
async function lookAtClockOf(endpoint: string, hints: string[]): Promise<void> {
  const theirs = await askClock(endpoint);
  hints.push(...compareClocks(Date.now(), theirs, new URL(endpoint).host));
}

/**
 * Connects to the database as every process does, and closes the connection again. Returns the database's clock, in ms
 * since 1970; undefined for a file. Throws EnvironmentFault, naming the database, where it cannot connect, or another
 * version has used it.
 */
function reachDatabase(environment: Environment): Promise<number | undefined> {
  return withPayload(environment, async (payload) => {
    await requireVersion(payload);
    if (!isPostgres(payload.db)) return undefined;
    const [row] = await selectRows(payload, {}, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    return Number(row?.now);
  });
}

/** Time limit for an answer in ms. */
const patienceMs = 5_000;
/** Days before the end of a certificate from which a hint is given. */
const certificateDays = 14;
const dayMs = 86_400_000;

/**
 * Checks whether visitors reach us at SITE_URL, as seen from here. Returns hints for an operator; empty if they do.
 * None of them prevents a start: before the first one nobody answers there, and some networks do not route back to
 * themselves.
 */
export async function lookAtAddress(siteUrl: string): Promise<string[]> {
  const { host, hostname, protocol } = new URL(siteUrl);
  const { get } = protocol === 'https:' ? https : http;
  const call = get(siteUrl, { agent: false, signal: AbortSignal.timeout(patienceMs) });
  try {
    const [{ headers, socket, statusCode }] = (await once(call, 'response')) as [IncomingMessage];
    // Every answer of the website has a request id, and no answer of its admin or of a proxy has one.
    const isOurs = 'x-request-id' in headers && 'content-security-policy' in headers;
    return [
      ...(isOurs
        ? []
        : [
            `SITE_URL: ${host} answers with ${statusCode}, and not by Frontage. Once it runs, see that the name and the proxy lead to it.`,
          ]),
      ...(socket instanceof TLSSocket ? lookAtCertificate(hostname, socket) : []),
    ];
  } catch (error) {
    return [`SITE_URL: ${host} does not answer from here (${reasonOf(error)}). ${mendOf(error)}`];
  } finally {
    call.destroy();
  }
}

/** Returns a hint if the certificate ends soon. */
function lookAtCertificate(hostname: string, socket: TLSSocket): string[] {
  const endsAt = new Date(socket.getPeerCertificate().valid_to);
  if (endsAt.getTime() - Date.now() > certificateDays * dayMs) return [];
  return [
    `SITE_URL: the certificate of ${hostname} ends on ${endsAt.toISOString().slice(0, 10)}. See why it was not renewed.`,
  ];
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s`;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}

function mendOf(error: unknown): string {
  if (/CERT|SIGNATURE|ALTNAME/.test(reasonOf(error)))
    return 'Visitors are warned of its certificate: renew or mend it.';
  return 'Before the first start that is as it should be; after it, look at the name, the firewall and the proxy.';
}

/** Seconds by which this machine may be off before a hint is given, and before nothing is started. */
const most = { unsaid: 5, bearable: 60 };

/**
 * Returns a hint for an operator if the clock of this machine differs from another one; empty if it is right. `theirs`:
 * ms since 1970, undefined if unknown. Throws EnvironmentFault if it is a minute off, because signatures for the
 * bucket, second factors and links that expire would then be refused.
 */
export function compareClocks(ours: number, theirs: number | undefined, whose: string): string[] {
  const offS = Math.round((ours - (theirs ?? ours)) / 1000);
  if (Math.abs(offS) <= most.unsaid) return [];
  const words = `The clock of this machine is ${Math.abs(offS)} s ${offS > 0 ? 'ahead of' : 'behind'} that of ${whose}. Let it follow a time server: timedatectl set-ntp true.`;
  if (Math.abs(offS) > most.bearable) throw new EnvironmentFault(words, { mayPass: true });
  return [words];
}

/** Returns a server's clock from its answer, in ms since 1970; undefined if the server is away or sends no date. */
export async function askClock(address: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => undefined);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(theirs) ? undefined : theirs;
}
