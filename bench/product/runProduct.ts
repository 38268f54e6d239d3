import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { createChance } from '@frontage/server/testing/chance.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type FlakySmtp, startFlakySmtp } from '@frontage/server/testing/flakySmtp.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import type { Payload } from 'payload';
import { buildAdmin, buildSite } from '../../scripts/builds.ts';
import { untilAnswers } from '../../scripts/processes.ts';
import { countsOf } from '../chaos/countStored.ts';
import { formTokenOf } from '../chaos/visitor.ts';
import { type Seen, visit } from '../publishChaos/visitor.ts';
import { untilPublished } from '../publishedProduct.ts';
import {
  findFileFaults,
  findLeftovers,
  findPageFaults,
  findReleaseFaults,
  findStrangers,
  findUnheldFiles,
} from './checkEnd.ts';
import { killAtRandom } from './killAtRandom.ts';
import { faultsOf, type ProductResult } from './productResult.ts';
import { publishAgain, publishPhone } from './publishAgain.ts';
import { type Sent, sendAgain } from './sendAgain.ts';
import { superviseProduct } from './superviseProduct.ts';
import { watchAnswers } from './watchAnswers.ts';

/** Number of visitors who look at pages, and of those who send requests, all the time. */
const visitors = 2;
const senders = 3;
/** Time in ms within which a start must answer, also on a busy machine. */
const startMs = 120_000;

interface RunOptions {
  kills: number;
  seed: number;
  isOnPostgres: boolean;
}

/**
 * Starts the whole product as an operator does and kills one of its processes after another, including its supervisor,
 * while visitors look at pages and send files and an editor publishes. Then it waits until nothing is owed, and checks
 * what is stored, delivered, live, and left over.
 */
export async function runProduct({ isOnPostgres, kills, seed }: RunOptions): Promise<ProductResult> {
  await buildSite();
  await buildAdmin();
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-product-'));
  const server = isOnPostgres ? await startPostgres() : undefined;
  const smtp = await startFlakySmtp(Math.random);
  const variables = await variablesOf(join(folder, 'data'), smtp.url, server?.url);
  const log = join(folder, 'said.txt');
  const product = await superviseProduct(variables, log);
  let payload: Payload | undefined;
  let wrong: string[] = ['it broke off'];
  try {
    const { SITE_URL: url } = variables;
    await untilAnswers(`${url}/`, startMs);
    payload = await openPayload({ environment: readEnvironment(variables) });
    const counts = countsOf(payload);
    await publishPhone(payload, 1);
    await untilPublished(payload);
    const formToken = await formTokenOf(url);
    await untilAnswers(`http://localhost:${variables.ADMIN_PORT}/admin/login`, startMs);

    const begun = performance.now();
    const ending = new AbortController();
    const { signal } = ending;
    const seen: Seen = { pages: 0, refused: 0, preparing: 0, faults: [] };
    const sent: Sent = { files: new Map(), sendings: 0, refusals: [] };
    const [published, silences] = await Promise.all([
      publishAgain(payload, createChance(seed + 1), signal),
      watchAnswers(`${url}/`, signal),
      killAtRandom(product, kills, createChance(seed)).finally(() => ending.abort()),
      ...repeat(senders, (place) => sendAgain(place, { url, formToken, sent, signal })),
      ...repeat(visitors, (place) =>
        visit({ url, chance: createChance(seed + 2 + place), paths: () => paths, seen, signal }),
      ),
    ]);
    const seconds = (performance.now() - begun) / 1000;

    smtp.heal();
    await untilPublished(payload);
    while ((await counts.owed()) > 0) await pause(250);
    await untilAnswers(`http://localhost:${variables.ADMIN_PORT}/admin/login`, startMs);
    await product.until('renderer');
    const { uploadsDir } = readEnvironment(variables);
    const unheld = await findUnheldFiles(payload, uploadsDir);
    const result: ProductResult = {
      ...{ kills: product.kills, endedStarts: product.endedStarts, seconds, seen, silences },
      publications: published.publications,
      ...{ acknowledged: sent.files.size, sendings: sent.sendings, refusals: sent.refusals },
      stored: await counts.all(),
      ...emailsOf(smtp, sent.files.size),
      fileFaults: await findFileFaults(payload, uploadsDir, sent.files),
      pageFaults: await findPageFaults(url, published),
      unheldFiles: unheld.length,
      leftOver: [
        ...findStrangers(variables.DATA_DIR, product.running()),
        ...findReleaseFaults(join(variables.DATA_DIR, 'releases')),
      ],
    };

    // An hour later: files without a request are removed by the next sweep, which is that of a start.
    const code = await product.stop();
    if (code !== 0) result.leftOver.push(`it ended with code ${code} when it was asked to end`);
    product.release();
    result.leftOver.push(...(await findLeftovers(variables.DATA_DIR, portsOf(variables))));
    letAnHourPass(uploadsDir);
    product.start();
    await untilAnswers(`${url}/`, startMs);
    const swept = Date.now() + startMs;
    while ((await findUnheldFiles(payload, uploadsDir)).length > 0 && Date.now() < swept) await pause(250);
    const left = await findUnheldFiles(payload, uploadsDir);
    result.leftOver.push(...left.map((name) => `the file ${name} belongs to no request`));
    wrong = faultsOf(result);
    return result;
  } finally {
    await payload?.destroy();
    await product.stop();
    await smtp.close();
    await server?.stop();
    if (wrong.length === 0) rmSync(folder, { recursive: true, force: true });
    else console.log(`What the product said is in ${log}, its data beside it.`);
  }
}

/** Pages of the empty site. */
const paths = ['/', '/contact', '/privacy-policy'];

async function variablesOf(dataDir: string, smtpUrl: string, databaseUrl: string | undefined) {
  mkdirSync(dataDir);
  const port = process.env.PORT || String(await findFreePort());
  return {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    DATA_DIR: dataDir,
    PORT: port,
    ADMIN_PORT: process.env.ADMIN_PORT || String(await findFreePort()),
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: smtpUrl,
    MAIL_TO: 'sales@wharfside.example',
    MAIL_FROM: 'site@wharfside.example',
    SEND_MAIL_PER_10_MINUTES: '1000000',
    SEND_MAIL_ALL_PER_10_MINUTES: '1000000',
    MAILS_PER_RECIPIENT_PER_DAY: '1000000',
    // With pauses of days the test would take days.
    DELIVERY_PAUSES: Array.from({ length: 500 }, () => '1').join(','),
  };
}

const portsOf = ({ ADMIN_PORT, PORT }: { ADMIN_PORT: string; PORT: string }) => [Number(PORT), Number(ADMIN_PORT)];

function repeat<Result>(count: number, make: (place: number) => Result): Result[] {
  return Array.from({ length: count }, (_, place) => make(place));
}

function emailsOf({ arrived }: FlakySmtp, requests: number) {
  const toSales = new Set(arrived.filter(({ to }) => to.startsWith('sales@')).map(({ messageId }) => messageId));
  const toVisitors = new Set(arrived.filter(({ to }) => to.startsWith('visitor')).map(({ to }) => to));
  return {
    lostNotices: requests - toSales.size,
    lostAcknowledgements: requests - toVisitors.size,
    extraEmails: arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size,
  };
}

/** Makes the files an hour older, because the clock of the whole product cannot be changed. */
function letAnHourPass(folder: string): void {
  const before = Date.now() / 1000 - 2 * 3600;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), before, before);
}
