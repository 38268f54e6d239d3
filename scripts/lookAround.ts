import { readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { roomForRequests } from '@frontage/server/health/writeTo.ts';

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
  const { host, hostname, port, protocol } = new URL(siteUrl);
  try {
    const answer = await fetch(siteUrl, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    const faults = isOurs(answer)
      ? []
      : [
          `SITE_URL: ${host} answers with ${answer.status}, and not by Frontage. Once it runs, see that the name and the proxy lead to it.`,
        ];
    return protocol === 'https:' ? [...faults, ...(await lookAtCertificate(hostname, Number(port || 443)))] : faults;
  } catch (error) {
    return [`SITE_URL: ${host} does not answer from here (${reasonOf(error)}). ${mendOf(error)}`];
  }
}

/**
 * Whether an answer is ours: every answer of the website has a request id, and no answer of its admin or of a proxy has
 * one.
 */
const isOurs = ({ headers }: Response) => headers.has('x-request-id') && headers.has('content-security-policy');

/** Returns a hint if the certificate ends soon. Rejects if none is shown. */
async function lookAtCertificate(servername: string, port: number): Promise<string[]> {
  const { promise, reject, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host: servername, port, servername, timeout: patienceMs }, () =>
    resolve(socket.getPeerCertificate().valid_to),
  );
  socket.once('error', reject).once('timeout', () => reject(new Error('no answer')));
  try {
    const endsAt = new Date(await promise);
    if (endsAt.getTime() - Date.now() > certificateDays * dayMs) return [];
    return [
      `SITE_URL: the certificate of ${servername} ends on ${endsAt.toISOString().slice(0, 10)}. See why it was not renewed.`,
    ];
  } finally {
    socket.destroy();
  }
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

/** Open files and connections with which a website can serve some hundred visitors at once. */
const leastDescriptors = 1_024;
/** ms by which a file may be ahead of the clock, as on a disk of another machine. */
const bearableMs = 60_000;

/** Returns what this machine is short of although the product runs, each with the fix: descriptors, disk, clock. R66. */
export function findShortages(dataDirectory: string, now = Date.now()): string[] {
  const found: string[] = [];
  const descriptors = readDescriptorLimit();
  if (descriptors < leastDescriptors) {
    found.push(
      `Each process may open ${descriptors} files and connections: further visitors are cut off. Allow ${leastDescriptors} or more: ulimit -n, LimitNOFILE of systemd, ulimits of Compose.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDirectory);
  if (bavail * bsize < roomForRequests) {
    found.push(
      `The disk of DATA_DIR has ${megabytes(bavail * bsize)} MB left, and forms need ${megabytes(roomForRequests)}: make room in ${dataDirectory}.`,
    );
  }
  const written = statSync(join(dataDirectory, 'frontage.sqlite'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written > now + bearableMs) {
    found.push(
      `The clock of this machine says ${isoOf(now)}, and the database was written at ${isoOf(written)}, which is later. Let it follow a time server: timedatectl set-ntp true.`,
    );
  }
  return found;
}

/** Node has raised its own limit to the highest that it may have. Infinity where there is none, or no `/proc`. */
function readDescriptorLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const isoOf = (ms: number) => new Date(ms).toISOString();
