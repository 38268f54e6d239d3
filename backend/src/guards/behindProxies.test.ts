import { setTimeout as delay } from 'node:timers/promises';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { describe, expect, it, vi } from 'vitest';
import { type HostProcess, startHostProcess } from '../testing/hostProcess.ts';
import { programAt, withProgram } from '../testing/programs.ts';
import { startCaddy, startNginx } from '../testing/proxies.ts';
import { typed } from '../testing/requests.ts';

// Hosts are started one after another, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 600_000 });

const limits = { SEND_MAIL_PER_10_MINUTES: '10000', SEND_MAIL_ALL_PER_10_MINUTES: '10000' };
const [noCaddy, noNginx] = [!programAt('caddy'), !programAt('nginx')];

/** ms between what one visitor asks for: as fast as can be, they kept a core from all other tests. */
const paceMs = 20;

/** Somebody reads pages and somebody sends requests, one after another, until they are told that it is enough. */
function beginVisits(url: string) {
  const answers: string[] = [];
  let isOver = false;
  let enough = 0;
  const untilMore = new Map<number, () => void>();
  const note = (answer: string) => {
    answers.push(answer);
    untilMore.get(answers.length)?.();
  };
  async function read(): Promise<void> {
    for (; !isOver; await delay(paceMs)) note(`GET ${(await fetch(`${url}/`)).status}`);
  }
  async function write(): Promise<void> {
    const { formToken } = (await (await fetch(`${url}/form-token?formId=contact`)).json()) as FormToken;
    for (; !isOver; await delay(paceMs)) {
      enough += 1;
      const body = JSON.stringify({ ...typed, formId: 'contact', formToken, email: `visitor${enough}@example.com` });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      note(`POST ${(await fetch(`${url}/send-mail`, { method: 'POST', headers, body })).status}`);
    }
  }
  const visits = [read(), read(), write()];
  return {
    /** Waits until as many more were answered. */
    more: (count: number) => new Promise<void>((resolve) => untilMore.set(answers.length + count, resolve)),
    async end() {
      isOver = true;
      await Promise.all(visits);
      return new Set(answers);
    },
  };
}

async function startAgain(host: HostProcess, variables: Record<string, string> = {}): Promise<HostProcess> {
  host.terminate();
  expect(await host.ended).toBe(0);
  const next = await startHostProcess({ ...limits, ...variables }, host);
  await expect.poll(async () => (await fetch(`${next.url}/readyz`)).status).toBe(200);
  return next;
}

/** As deploy/frontage.env.example has it. */
const drained = { DRAIN_SECONDS: '3' };

const withPatience = (text: string, duration: string) =>
  text.replaceAll('lb_try_duration 30s', `lb_try_duration ${duration}`);

const answered = new Set(['GET 200', 'POST 200']);

describe('one host', () => {
  it.skipIf(noCaddy)(
    withProgram('starts again behind Caddy, and visitors wait for it: nobody sees a fault', 'caddy'),
    async () => {
      const host = await startHostProcess({ ...limits, ...drained });
      // A busy machine takes longer for a start.
      const url = await startCaddy('Caddyfile', [host.port], (text) => withPatience(text, '90s'));
      const visits = beginVisits(url);
      await visits.more(20);
      await startAgain(host);
      await visits.more(20);
      expect(await visits.end()).toEqual(answered);
    },
  );

  it.skipIf(noCaddy)(
    withProgram('stays away, and Caddy says so with a page and a time to come back', 'caddy'),
    async () => {
      const host = await startHostProcess();
      const url = await startCaddy('Caddyfile', [host.port], (text) => withPatience(text, '300ms'));
      await expectAway(host, url);
    },
  );

  it.skipIf(noNginx)(
    withProgram('starts again behind nginx, which says so meanwhile with a page and a time to come back', 'nginx'),
    async () => {
      const host = await startHostProcess();
      const url = await startNginx([host.port]);
      await expectAway(host, url);
      await startHostProcess({}, host);
      expect((await fetch(`${url}/`)).status).toBe(200);
    },
  );
});

describe('two hosts', () => {
  it.skipIf(noCaddy)(
    withProgram('start again one after the other behind Caddy, and nobody sees a fault', 'caddy'),
    () =>
      startAgainInTurn((ports) => startCaddy('Caddyfile.hosts', ports, (text) => withPatience(text, '90s')), {
        DRAIN_SECONDS: '10',
      }),
  );

  it.skipIf(noNginx)(
    withProgram(
      'start again one after the other behind nginx: who reads sees no fault, who sends is told at worst',
      'nginx',
    ),
    // nginx sends nothing a second time on its own: what is lost with a connection that was kept is said.
    () => startAgainInTurn(startNginx, {}, new Set([...answered, 'POST 503'])),
  );
});

async function startAgainInTurn(
  startProxy: (ports: number[]) => Promise<string>,
  variables: Record<string, string>,
  allowed = answered,
): Promise<void> {
  const hosts = await Promise.all(
    [1, 2].map(() => startHostProcess({ ...limits, ...variables, PAYLOAD_SECRET: 's'.repeat(32) })),
  );
  const visits = beginVisits(await startProxy(hosts.map(({ port }) => port)));
  await visits.more(20);
  for (const host of hosts) {
    await startAgain(host, { ...variables, PAYLOAD_SECRET: 's'.repeat(32) });
    // nginx leaves a host out for two seconds after it took no connection: three visitors at their pace take longer.
    await visits.more(400);
  }
  const seen = await visits.end();
  expect([...seen].filter((answer) => !allowed.has(answer))).toEqual([]);
  expect([...answered].filter((answer) => !seen.has(answer))).toEqual([]);
}

/** Ends the host, and reads what the proxy says in its place: to whoever reads and to whoever sends. */
async function expectAway(host: HostProcess, url: string): Promise<void> {
  expect((await fetch(`${url}/`)).status).toBe(200);
  host.terminate();
  expect(await host.ended).toBe(0);
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${url}/send-mail`, { method });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await answer.text()).toContain('what you typed is still there');
  }
}
