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
import { askClock, compareClocks, findShortages, lookAtAddress } from './lookAround.ts';
import { meetConditions, waitForAll } from './startConditions.ts';

/**
 * `npm start -- --check`: checks the conditions of a start, and whether database, bucket, CDN, mail server,
 * mailbox and limit counter can be reached. Holds nothing afterwards. Returns hints for operators that do not prevent a
 * start: what the machine is short of, that visitors do not reach us at SITE_URL, and a clock that is some seconds off.
 */
export async function checkConditions(given: Variables, dataDirectory: string): Promise<string[]> {
  const { environment, hold } = await meetConditions(given, dataDirectory);
  const { cdn, cms, inbound, mail } = environment;
  try {
    const hints = findShortages(dataDirectory);
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
