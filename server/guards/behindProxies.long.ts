import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostProcess, startHostProcess } from '../testing/hostProcess.ts';
import { programAt, withProgram } from '../testing/programs.ts';
import { setPatience, startCaddy, startNginx } from '../testing/proxies.ts';
import { answered, beginVisits, roomForVisits, startAgain } from '../testing/visits.ts';

const [noCaddy, noNginx] = [!programAt('caddy'), !programAt('nginx')];

/** The value of deploy/frontage.env.example. */
const drained = { DRAIN_SECONDS: '3' };

describe('one host', () => {
  const ends: (() => Promise<void>)[] = [];
  const atEnd = (end: () => Promise<void>) => void ends.push(end);
  /** Runs at the start of each test, in the state the previous test left it in. */
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHostProcess({ ...roomForVisits, ...drained }, undefined, [], atEnd);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it.skipIf(noCaddy)(
    withProgram('starts again behind Caddy, and visitors wait for it: nobody sees a fault', 'caddy'),
    async () => {
      // A busy machine takes longer to start.
      const url = await startCaddy('Caddyfile', [host.port], (text) => setPatience(text, '90s'));
      const visits = beginVisits(url);
      await visits.more(20);
      host = await startAgain(host, {}, atEnd);
      await visits.more(20);
      expect(await visits.end()).toEqual(answered);
    },
  );

  it.skipIf(noNginx)(
    withProgram('starts again behind nginx, which says so meanwhile with a page and a time to come back', 'nginx'),
    async () => {
      const url = await startNginx([host.port]);
      await expectAway(host, url);
      host = await startHostProcess({}, host, [], atEnd);
      expect((await fetch(`${url}/`)).status).toBe(200);
    },
  );

  it.skipIf(noCaddy)(
    withProgram('stays away, and Caddy says so with a page and a time to come back', 'caddy'),
    async () => {
      const url = await startCaddy('Caddyfile', [host.port], (text) => setPatience(text, '300ms'));
      await expectAway(host, url);
    },
  );
});

/** Ends the host and checks what the proxy answers in its place, both to readers and to senders. */
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
