import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CrmFault } from '@frontage/server/crm/testing/crmServer.ts';
import { startPipedrive } from '@frontage/server/crm/testing/pipedriveServer.ts';
import { type FlakySmtp, startFlakySmtp } from '@frontage/server/testing/flakySmtp.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import { startS3 } from '@frontage/server/testing/s3Server.ts';
import { migrate } from './backendProcess.ts';
import { listFreeHours, type Race, race } from './chaos/callers.ts';
import { type ChaosResult, hoursWanted, owedBy, type Spread } from './chaos/chaosResult.ts';
import { openCounts } from './chaos/countStored.ts';
import { fillForChaos, startFlakyChat } from './chaos/flakyChat.ts';
import { sendTooMuch } from './chaos/greedy.ts';
import { placeOf, startHosts } from './chaos/hosts.ts';
import { startProxy } from './chaos/proxy.ts';
import { fillForPublishing, type Publishing, startPublishing } from './chaos/publishing.ts';
import { formTokenOf, type Told, visit } from './chaos/visitor.ts';
import type { NginxProcess } from './nginxProcess.ts';

/** Time in ms after which searches of the CRM find a new entry. */
const indexLagMs = 3000;

export interface ChaosOptions {
  requests: number;
  kills: number;
  /** One host uses SQLite, several use one PostgreSQL. */
  hosts: number;
  /** Time in ms between two kills; by default random, and shorter. */
  killEveryMs?: number | undefined;
  /** True puts nginx before the hosts, configured by the file in deploy/. */
  isBehindProxy?: boolean | undefined;
  /** True makes them share a bucket, with a renderer next to each, and publishes all the while. */
  isPublishing?: boolean | undefined;
}

/** One in so many kills hits a renderer too. */
const rendererEvery = 3;
/** Limit of requests from one address in ten minutes. */
const mostOfOneAddress = 60;

/**
 * Visitors send requests while the mail server, the CRM and a chat fail at random and a host is killed repeatedly,
 * whatever it is doing. Then everything is healthy again, and this waits until nothing is owed.
 */
export async function runChaos({
  hosts,
  isBehindProxy,
  isPublishing,
  killEveryMs,
  kills,
  requests,
}: ChaosOptions): Promise<ChaosResult> {
  const begun = performance.now();
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-chaos-'));
  const server = hosts > 1 ? await startPostgres() : undefined;
  const common = isPublishing ? await startS3() : undefined;
  const smtp = await startFlakySmtp(Math.random);
  const crm = await startPipedrive();
  crm.indexLagMs = indexLagMs;
  const chat = await startFlakyChat(Math.random);
  let crmFaults = 0;
  crm.fate = () => {
    const fault = pickFault();
    if (fault) crmFaults += 1;
    return fault;
  };
  const shared = {
    ...(server ? { DATABASE_URL: server.url } : {}),
    ...common?.variables,
    // One website, whichever host answers.
    SITE_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that all hosts of this bench share',
    // Each visitor has a separate address.
    TRUSTED_PROXIES: '1',
    SEND_MAIL_PER_10_MINUTES: String(mostOfOneAddress),
    SMTP_URL: smtp.url,
    MAIL_TO: 'sales@wharfside.example',
    MAIL_FROM: 'site@wharfside.example',
    PIPEDRIVE_API_URL: crm.url,
    PIPEDRIVE_API_TOKEN: crm.token,
    PIPEDRIVE_DEAL_FIELD: crm.dealField,
    WEBHOOK_PRIVATE_HOSTS: chat.host,
    // With pauses of days the test would take days.
    DELIVERY_PAUSES: Array.from({ length: 500 }, () => '1').join(','),
  };
  const places = await Promise.all(Array.from({ length: hosts }, (_, index) => placeOf(folder, index, shared)));
  const [{ variables } = { variables: shared }] = places;
  await migrate(variables);
  if (isPublishing) await fillForPublishing(variables);
  await fillForChaos(variables, chat);
  const visits: Promise<Told>[] = [];
  const races: Promise<Race>[] = [];
  let proxy: NginxProcess | undefined;
  let publishing: Publishing | undefined;
  try {
    const running = await startHosts(places);
    publishing = isPublishing ? await startPublishing(places, running.urls) : undefined;
    const killAfter = async (ms: number) => {
      await running.killAfter(ms);
      // Rare enough that something is rendered between two of them.
      if (running.kills % rendererEvery === 0) await publishing?.killRenderer();
    };
    proxy = isBehindProxy
      ? await startProxy(
          folder,
          places.map(({ port }) => port),
        )
      : undefined;
    // One URL per host, even if a proxy chooses between the hosts.
    const urls = running.urls.map((url) => proxy?.url ?? url);
    const [first = ''] = urls;
    const [formToken, callToken] = await Promise.all([formTokenOf(first), formTokenOf(first, 'booking')]);
    const hours = await listFreeHours(first, hoursWanted);
    const limit = hosts > 1 ? sendTooMuch(urls, formToken, mostOfOneAddress) : undefined;
    const firstKillAt = performance.now();
    // Half of the kills happen while visitors send, the others while deliveries leave.
    const killsWhileSending = Math.ceil(kills / 2);
    for (let life = 1; life <= killsWhileSending; life += 1) {
      const upTo = (all: number) => Math.floor((all * life) / killsWhileSending);
      while (visits.length < upTo(requests)) visits.push(visit(urls, formToken, visits.length));
      for (const hour of hours.slice(races.length, upTo(hoursWanted)))
        races.push(race(urls, callToken, hour, races.length));
      await killAfter(killEveryMs ?? Math.random() * 400);
    }
    const told = await Promise.all(visits);
    const raced = await Promise.all(races);
    for (let life = killsWhileSending; life < kills; life += 1)
      await killAfter(killEveryMs ?? 50 + Math.random() * 3000);
    const killEveryS = (performance.now() - firstKillAt) / 1000 / kills;
    const counts = await openCounts(variables);
    // The peers keep failing until half of the deliveries have reached them.
    while ((await counts.owed()) > owedBy(requests) / 2) await delay(500);
    smtp.heal();
    chat.heal();
    crm.fate = () => undefined;
    while ((await counts.owed()) > 0) await delay(500);
    const stored = await counts.all();
    await counts.close();
    const counted = await limit;
    await running.settled();
    const published = await publishing?.end();
    await running.stop();
    const waited = told.map(({ waitedMs }) => waitedMs / 1000).filter((seconds) => seconds > 0);
    return {
      kills: running.kills,
      killEveryS,
      backAfterS: spreadOf(running.backAfterS),
      answerS: spreadOf(told.map(({ slowestMs }) => slowestMs / 1000)),
      failoverS: { ...spreadOf(waited), visitors: waited.length },
      races: raced,
      sentAgain: told.filter(({ again }) => again !== 'not sent').length,
      takenTwice: told.filter(({ again }) => again === 'taken twice').length,
      limit: counted,
      published,
      acknowledged: told.length,
      sharedHandles: told.length - new Set(told.map(({ dealHandle }) => dealHandle)).size,
      stored,
      ...mailsOf(smtp, requests),
      lostChats: requests + hoursWanted - new Set(chat.taken.values()).size,
      doubledChats: countDuplicates([...chat.taken.values()]),
      deals: crm.tables.deals.length,
      doubledDeals: countDuplicates(crm.tables.deals.map(({ custom_fields }) => JSON.stringify(custom_fields))),
      doubledPersons: countDuplicates(crm.tables.persons.map(({ emails }) => JSON.stringify(emails))),
      doubledOrganizations: countDuplicates(crm.tables.organizations.map(({ name }) => String(name))),
      crmFaults,
      smtpFaults: smtp.refused,
      chatFaults: chat.faults,
      clientTries: told.reduce((sum, { tries }) => sum + tries, 0),
      seconds: (performance.now() - begun) / 1000,
    };
  } finally {
    await smtp.close();
    await crm.close();
    await chat.close();
    await proxy?.stop();
    await common?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
}

/** A fifth of all calls fail, in every way except hanging, which would only take time. */
function pickFault(): CrmFault | undefined {
  const faults: CrmFault[] = ['lost answer', 'server error', 'limit', 'refused'];
  return Math.random() < 0.2 ? faults[Math.floor(Math.random() * faults.length)] : undefined;
}

function mailsOf({ arrived }: FlakySmtp, requests: number) {
  const toSales = new Set(arrived.filter(({ to }) => to.startsWith('sales@')).map(({ messageId }) => messageId));
  const toVisitors = new Set(arrived.filter(({ to }) => /^(?:visitor|caller)/.test(to)).map(({ to }) => to));
  return {
    // Sales get two emails about a call: one about the request, one about its time.
    lostNotices: requests + 2 * hoursWanted - toSales.size,
    lostAcknowledgements: requests + hoursWanted - toVisitors.size,
    extraMails: arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size,
  };
}

function countDuplicates(names: readonly string[]): number {
  return names.length - new Set(names).size;
}
