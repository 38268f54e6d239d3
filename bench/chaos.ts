import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type PipedriveFault, startPipedrive } from '@frontage/backend/src/crm/testing/pipedriveServer.ts';
import { type FlakySmtp, startFlakySmtp } from '@frontage/backend/src/testing/flakySmtp.ts';
import { freePort } from '@frontage/cms/testing/freePort.ts';
import { startPostgres } from '@frontage/cms/testing/postgresServer.ts';
import { migrate, startBackend } from './backendProcess.ts';
import { openCounts, type Stored } from './chaos/countStored.ts';
import { enterWebhook, startFlakyChat } from './chaos/flakyChat.ts';
import { formTokenOf, type Told, visit } from './chaos/visitor.ts';

export interface ChaosResult {
  kills: number;
  acknowledged: number;
  /** Handles that were given to more than one visitor: must be none. */
  sharedHandles: number;
  stored: Stored;
  /** Requests of which sales got no mail, or the visitor none. */
  lostNotices: number;
  lostAcknowledgements: number;
  /** Requests of which the chat was not told, and calls to it that do not say by their id that they are the same. */
  lostChats: number;
  doubledChats: number;
  /** Mails that arrived beyond one for each delivery. */
  extraMails: number;
  deals: number;
  doubledDeals: number;
  doubledPersons: number;
  doubledOrganizations: number;
  crmFaults: number;
  smtpFaults: number;
  chatFaults: number;
  clientTries: number;
  seconds: number;
}

/** A mail to each side, the CRM, and a webhook. */
const owedForEach = 4;
/** ms for which the searches of the CRM do not find what was made. */
const indexLagMs = 3000;

export interface ChaosOptions {
  requests: number;
  kills: number;
  /** One works on SQLite, several on one PostgreSQL. */
  hosts: number;
}

/**
 * Visitors send requests while the mail server, the CRM and a chat fail at random and a host is killed again and
 * again, in the middle of whatever it does. Then all are healthy and everything that is owed is waited for.
 */
export async function runChaos({ hosts, kills, requests }: ChaosOptions): Promise<ChaosResult> {
  const begun = performance.now();
  const folder = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-chaos-'));
  const server = hosts > 1 ? await startPostgres() : undefined;
  const smtp = await startFlakySmtp(Math.random);
  const crm = await startPipedrive();
  crm.indexLagMs = indexLagMs;
  const chat = await startFlakyChat(Math.random);
  let crmFaults = 0;
  crm.fate = () => {
    const fault = randomFault();
    if (fault) crmFaults += 1;
    return fault;
  };
  const shared = {
    ...(server ? { DATABASE_URL: server.url } : {}),
    // One website, whichever host answers.
    SITE_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that all hosts of this bench share',
    SMTP_URL: smtp.url,
    MAIL_TO: 'sales@wharfside.example',
    MAIL_FROM: 'site@wharfside.example',
    PIPEDRIVE_API_URL: crm.url,
    PIPEDRIVE_API_TOKEN: crm.token,
    PIPEDRIVE_DEAL_FIELD: crm.dealField,
    WEBHOOK_PRIVATE_HOSTS: chat.host,
    // Pauses of days would make this a test of days.
    DELIVERY_PAUSES: Array.from({ length: 500 }, () => '1').join(','),
  };
  const places = await Promise.all(Array.from({ length: hosts }, (_, index) => placeOf(folder, index, shared)));
  const [{ variables } = { variables: shared }] = places;
  await migrate(variables);
  await enterWebhook(variables, chat);
  const visits: Promise<Told>[] = [];
  try {
    const backends = await Promise.all(places.map(({ port, variables }) => startBackend(port, variables)));
    const urls = backends.map(({ url }) => url);
    const formToken = await formTokenOf(urls[0] ?? '');
    const killAfter = async (ms: number) => {
      await delay(ms);
      const index = Math.floor(Math.random() * hosts);
      const place = places[index];
      await backends[index]?.kill();
      if (place) backends[index] = await startBackend(place.port, place.variables);
    };
    // Half of the kills hit while visitors send, the others while what is owed leaves.
    const killsWhileSending = Math.ceil(kills / 2);
    for (let life = 1; life <= killsWhileSending; life += 1) {
      const wanted = Math.floor((requests * life) / killsWhileSending);
      while (visits.length < wanted) visits.push(visit(urls, formToken, visits.length));
      await killAfter(Math.random() * 400);
    }
    const told = await Promise.all(visits);
    for (let life = killsWhileSending; life < kills; life += 1) await killAfter(50 + Math.random() * 3000);
    const counts = await openCounts(variables);
    // The peers go on failing until half of what is owed has passed them.
    while ((await counts.owed()) > (requests * owedForEach) / 2) await delay(500);
    smtp.heal();
    chat.heal();
    crm.fate = () => undefined;
    while ((await counts.owed()) > 0) await delay(500);
    const stored = await counts.all();
    await counts.close();
    for (const backend of backends) await backend.stop();
    return {
      kills,
      acknowledged: told.length,
      sharedHandles: told.length - new Set(told.map(({ dealHandle }) => dealHandle)).size,
      stored,
      ...mailsOf(smtp, requests),
      lostChats: requests - new Set(chat.taken.values()).size,
      doubledChats: doubled([...chat.taken.values()]),
      deals: crm.tables.deals.length,
      doubledDeals: doubled(crm.tables.deals.map(({ custom_fields }) => JSON.stringify(custom_fields))),
      doubledPersons: doubled(crm.tables.persons.map(({ emails }) => JSON.stringify(emails))),
      doubledOrganizations: doubled(crm.tables.organizations.map(({ name }) => String(name))),
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
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where a host listens, and its variables with a folder of its own. */
async function placeOf(folder: string, index: number, shared: Record<string, string>) {
  const dataDir = join(folder, `host-${index}`);
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  // Forms of one host are sent to another.
  writeFileSync(join(dataDir, 'secrets/backend-secret'), 'a secret by which all hosts of this bench sign');
  return { port: await freePort(), variables: { ...shared, DATA_DIR: dataDir } };
}

/** A fifth of all calls goes wrong, in every way there is but hanging, which would only take time. */
function randomFault(): PipedriveFault | undefined {
  const faults: PipedriveFault[] = ['lost answer', 'server error', 'limit', 'refused'];
  return Math.random() < 0.2 ? faults[Math.floor(Math.random() * faults.length)] : undefined;
}

function mailsOf({ arrived }: FlakySmtp, requests: number) {
  const toSales = new Set(arrived.filter(({ to }) => to.startsWith('sales@')).map(({ messageId }) => messageId));
  const toVisitors = new Set(arrived.filter(({ to }) => to.startsWith('visitor')).map(({ to }) => to));
  return {
    lostNotices: requests - toSales.size,
    lostAcknowledgements: requests - toVisitors.size,
    extraMails: arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size,
  };
}

function doubled(names: readonly string[]): number {
  return names.length - new Set(names).size;
}

/** `npm run bench -- chaos`: 1,000 requests, 50 kills; with `CHAOS_HOSTS=3` three hosts on one PostgreSQL. Ends with a fault where something was lost or doubled. */
export async function measureChaos(): Promise<void> {
  const requests = Number(process.env.CHAOS_REQUESTS || 1000);
  const kills = Number(process.env.CHAOS_KILLS || 50);
  const hosts = Number(process.env.CHAOS_HOSTS || 1);
  const result = await runChaos({ requests, kills, hosts });
  const { stored } = result;
  console.log(`hosts ${hosts}, requests ${requests}, kills ${kills}, ${result.seconds.toFixed(0)} s`);
  console.log(`acknowledged ${result.acknowledged}, stored ${stored.leads}, doubled ${stored.doubledLeads}`);
  console.log(
    `deliveries: delivered ${stored.delivered} in ${stored.tries} tries, owed ${stored.owed}, failed ${stored.failed}`,
  );
  console.log(
    `mails lost ${result.lostNotices + result.lostAcknowledgements}, extra ${result.extraMails} (at most ${kills})`,
  );
  console.log(`chat: lost ${result.lostChats}, doubled ${result.doubledChats}`);
  console.log(
    `deals ${result.deals}, doubled ${result.doubledDeals}; persons doubled ${result.doubledPersons}, organisations doubled ${result.doubledOrganizations}`,
  );
  console.log(
    `client tries ${result.clientTries}; faults of the CRM ${result.crmFaults}, of the mail server ${result.smtpFaults}, of the chat ${result.chatFaults}`,
  );
  const wrong = faultsOf(result, requests);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** What must not be, in words; empty where all is well. */
export function faultsOf(result: ChaosResult, requests: number): string[] {
  const { stored } = result;
  const must: [string, boolean][] = [
    ['not every request was acknowledged', result.acknowledged === requests],
    ['visitors share a handle', result.sharedHandles === 0],
    ['not every request is stored once', stored.leads === requests && stored.doubledLeads === 0],
    ['not everything was delivered', stored.delivered === requests * owedForEach && stored.owed + stored.failed === 0],
    ['a mail was lost', result.lostNotices === 0 && result.lostAcknowledgements === 0],
    ['more extra mails than kills', result.extraMails <= result.kills],
    ['the chat was not told of each request once', result.lostChats === 0 && result.doubledChats === 0],
    ['persons or organizations are doubled', result.doubledPersons === 0 && result.doubledOrganizations === 0],
    ['deals are lost or doubled', result.deals === requests && result.doubledDeals === 0],
  ];
  return must.filter(([, isRight]) => !isRight).map(([words]) => words);
}
