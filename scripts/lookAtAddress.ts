import { connect } from 'node:tls';

/** ms for an answer. */
const patienceMs = 5_000;
/** Days before the end of a certificate from which on that is said. */
const certificateDays = 14;
const dayMs = 86_400_000;

/**
 * Whether visitors get us at SITE_URL, seen from here, in words for an operator; empty where they do. Nothing of it keeps
 * a start from going on: before the first one nobody answers there, and some networks do not lead back to themselves.
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

/** Every answer of the website has an id of its request, and none of its admin or of a proxy has. */
const isOurs = ({ headers }: Response) => headers.has('x-request-id') && headers.has('content-security-policy');

/** Says that it ends soon. Rejects where no certificate is shown. */
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
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}

function mendOf(error: unknown): string {
  if (/CERT|SIGNATURE|ALTNAME/.test(reasonOf(error)))
    return 'Visitors are warned of its certificate: renew or mend it.';
  return 'Before the first start that is as it should be; after it, look at the name, the firewall and the proxy.';
}
