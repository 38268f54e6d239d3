import { proofOf } from '@frontage/client/solveChallenge.ts';
import { formTokenAnswer } from '@frontage/contract/contact/answers.ts';
import type { WorkChallenge } from '@frontage/contract/contact/proofOfWork.ts';
import { proofField } from '@frontage/contract/contact/readAnswers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let plainHost: TestHost;
let visitor = 0;
let ada = typed;

beforeAll(async () => {
  host = await openTestHost({ variables: { PROOF_OF_WORK: 'on' } });
  plainHost = await openTestHost();
});
afterAll(async () => {
  await host.close();
  await plainHost.close();
});
beforeEach(() => {
  visitor += 1;
  ada = { ...typed, email: `ada${visitor}@example.com` };
});

/** Requests a token for a form, as our script does when the form is touched. */
async function touch(formId = 'contact', { app } = host) {
  return formTokenAnswer.parse((await app.inject({ url: '/form-token', query: { formId } })).json());
}

/** Touches a form and solves its challenge. */
async function solve(formId = 'contact') {
  const { formToken, challenge } = await touch(formId);
  if (!challenge) throw new Error('The host asks for no proof of work');
  return { formToken, [proofField]: await proofOf(challenge) };
}

function send(fields: Record<string, unknown>, key?: string, { app } = host) {
  const headers = { accept: 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
  return app.inject({ method: 'POST', url: '/send-mail', headers, payload: { formId: 'contact', ...ada, ...fields } });
}

async function leadOf(email: string, { payload } = host) {
  return (await payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })).docs[0];
}

/** Sends a form, expects the usual thank-you, and returns status and reason of the stored request. */
async function statusOf(fields: Record<string, unknown>, key?: string) {
  const answer = await send(fields, key);
  expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  const lead = await leadOf(ada.email);
  return [lead?.status, lead?.quarantineReason];
}

/** A proof that was changed after it was solved. */
function changeProof(
  proof: string,
  change: (read: { challenge: WorkChallenge; solution: { derivedKey: string } }) => void,
) {
  const read = JSON.parse(atob(proof));
  change(read);
  return btoa(JSON.stringify(read));
}

describe('a form with the requested proof of work', () => {
  it('is an ordinary request, and no part of the proof is stored or logged', async () => {
    const proven = await solve();
    expect(await statusOf(proven)).toEqual(['new', null]);
    const somewhere = JSON.stringify(await leadOf(ada.email)) + host.log.join('');
    expect(somewhere).not.toContain(proven[proofField].slice(0, 40));
  });

  it('is the same request if it is sent with another proof', async () => {
    await statusOf(await solve());
    expect((await send(await solve(), 'another-key')).statusCode).toBe(429);
  });

  it('is accepted if an answer was lost and the client retries with the same key', async () => {
    const proven = await solve();
    const first = await send(proven, 'one-for-all-tries');
    expect((await send(proven, 'one-for-all-tries')).json()).toEqual(first.json());
    expect((await leadOf(ada.email))?.status).toBe('new');
  });

  it('may show it again after a refusal, with changed fields and another key', async () => {
    const proven = await solve();
    expect((await send({ ...proven, email: 'nobody' }, 'first-key')).statusCode).toBe(422);
    expect(await statusOf(proven, 'second-key')).toEqual(['new', null]);
  });
});

describe('a form without a valid proof', () => {
  it('waits in quarantine with its reason, and a visitor without script gets the usual thank-you', async () => {
    const { formToken } = await touch();
    expect(await statusOf({ formToken })).toEqual(['quarantine', 'The proof of work is missing']);
  });

  it('waits there with a proof that is made up, changed or unfinished', async () => {
    const { formToken, [proofField]: proof } = await solve();
    const wrong = [
      'made up',
      btoa('{}'),
      btoa('null'),
      'A'.repeat(5_000),
      changeProof(proof, ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })),
      changeProof(proof, ({ challenge }) => Object.assign(challenge.parameters.data, { formId: 'quote' })),
      changeProof(proof, ({ challenge }) => Object.assign(challenge, { signature: '' })),
      changeProof(proof, ({ challenge, solution }) =>
        Object.assign(solution, { derivedKey: challenge.parameters.keyPrefix }),
      ),
    ];
    for (const [index, one] of wrong.entries()) {
      const email = `wrong${index}@example.com`;
      expect((await send({ formToken, [proofField]: one, email })).statusCode).toBe(200);
      expect([index, (await leadOf(email))?.quarantineReason]).toEqual([index, 'The proof of work is wrong']);
    }
    expect(await statusOf({ formToken, [proofField]: proof })).toEqual(['new', null]);
  });

  it('waits there with the proof of another form', async () => {
    const { formToken } = await touch();
    const { [proofField]: proof } = await solve('quote');
    const reason = 'The proof of work belongs to another form';
    expect(await statusOf({ formToken, [proofField]: proof })).toEqual(['quarantine', reason]);
  });

  it('waits there with a proof that another request has shown, with a key of its own or without one', async () => {
    const proven = await solve();
    expect(await statusOf(proven, 'first-of-two')).toEqual(['new', null]);
    for (const key of ['second-of-two', undefined]) {
      ada = { ...ada, email: `again-${ada.email}` };
      expect(await statusOf(proven, key)).toEqual(['quarantine', 'The proof of work was used before']);
    }
  });

  it('waits there if two requests show a proof at the same time: one of them is ordinary', async () => {
    const proven = await solve();
    const emails = ['twin1@example.com', 'twin2@example.com'];
    await Promise.all(emails.map((email) => send({ ...proven, email }, `key-of-${email.slice(0, 5)}`)));
    const statuses = await Promise.all(emails.map(async (email) => (await leadOf(email))?.status));
    expect(statuses.toSorted()).toEqual(['new', 'quarantine']);
  });

  it('waits there with a proof that has expired, although its token is new', async () => {
    const { [proofField]: proof } = await solve();
    host.clock.now = new Date(host.clock.now.getTime() + 24 * 3_600_000 + 1000);
    const { formToken } = await touch();
    const reason = 'The proof of work has run out';
    expect(await statusOf({ formToken, [proofField]: proof })).toEqual(['quarantine', reason]);
  });
});

describe('if the operator requires none', () => {
  it('a token has no challenge, and a form without proof is an ordinary request', async () => {
    const { formToken, ...more } = await touch('contact', plainHost);
    expect(Object.keys(more)).toEqual(['honeypotName']);
    await send({ formToken }, undefined, plainHost);
    expect((await leadOf(ada.email, plainHost))?.status).toBe('new');
  });
});

it('a standing token has no challenge, because it is for visitors without script', async () => {
  const standing = await host.app.inject('/form-token?formId=contact&standing=1');
  expect(Object.keys(standing.json()).toSorted()).toEqual(['formToken', 'honeypotName']);
});
