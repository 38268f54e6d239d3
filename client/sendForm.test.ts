import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articleFileSuccess, sendMailSuccess, subscribeSuccess } from '@frontage/contract/contact/answers.ts';
import { proofField } from '@frontage/contract/contact/readAnswers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { createProofOfWork, type ProofOfWork } from '@frontage/server/forms/proofOfWork.ts';
import { uncounted } from '@frontage/server/testing/uncounted.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, prepareFields } from './sendForm.ts';

interface Seen {
  path: string | undefined;
  key: string | undefined;
  formToken: unknown;
  proof: unknown;
  at: number;
}

const handles = { dealId: 'd', personId: 'p', noteId: 'n', companyId: 'c' };
const link = { downloadUrl: '/downloads/sealed', until: '2026-11-22T12:00:00.000Z' };

/** The data that each call returns once it has accepted a form. */
const dataOf: Record<string, unknown> = {
  [paths.sendMail]: handles,
  [paths.articleFile]: link,
  [paths.subscribe]: null,
};

/**
 * A backend that issues numbered tokens and rejects the first `staleTokens` of them as too old. With `proofOfWork` it
 * requires one, as the real backend does.
 */
async function startBackend(staleTokens: number, proofOfWork: ProofOfWork | undefined) {
  const seen: Seen[] = [];
  let issued = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
      const key = request.headers['idempotency-key']?.toString();
      seen.push({ path: request.url, key, formToken: body.formToken, proof: body[proofField], at: Date.now() });
      const answer = (status: number, content: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      if (request.url?.startsWith('/form-token')) {
        issued += 1;
        const challenge = await proofOfWork?.ask('contact');
        answer(200, { formToken: `token-${issued}`, honeypotName: 'project_topic', challenge });
      } else if (Number(String(body.formToken).split('-')[1]) <= staleTokens) {
        answer(410, { success: false, error: siteTexts.staleForm, code: 'stale_form', data: null });
      } else {
        answer(200, { success: true, message: 'Stored', data: dataOf[request.url ?? ''] });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, seen, url: `http://127.0.0.1:${port}` };
}

let backend: { server: Server; seen: Seen[]; url: string } | undefined;
/** The page's `data-` attributes. */
const page: { backend?: string } = {};
const watch = { signal: new AbortController().signal, onProgress: () => {} };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', { href: 'https://wharfside.example/contact', protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: page } });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Each module reads the address of the backend once, when it is loaded.
  vi.resetModules();
  backend?.server.closeAllConnections();
  backend?.server.close();
});

async function openClient(staleTokens: number, proofOfWork?: ProofOfWork) {
  backend = await startBackend(staleTokens, proofOfWork);
  page.backend = backend.url;
  const client = await import('./sendForm.ts');
  const { formToken } = await client.fetchFormToken('contact');
  const attempt = client.attemptOf({ fields: { formId: 'contact', formToken, name: 'Ada' }, files: [] }, undefined);
  return {
    send: () => client.sendForm({ path: paths.sendMail, success: sendMailSuccess }, attempt, watch),
    sendForm: client.sendForm,
    seen: backend.seen,
    attempt,
  };
}

const postsOf = (seen: readonly Seen[]) => seen.filter(({ path }) => path === '/send-mail');

describe('sending a form', () => {
  it('waits until its token is as old as that of a person would be', async () => {
    const { send, seen } = await openClient(0);
    expect((await send()).outcome).toBe('sent');
    const asked = seen.find(({ path }) => path?.startsWith('/form-token'));
    expect((postsOf(seen)[0]?.at ?? 0) - (asked?.at ?? 0)).toBeGreaterThanOrEqual(600);
  });

  it('sends a form that was open for too long once more, with a fresh token and the same key', async () => {
    const { send, seen, attempt } = await openClient(1);
    expect((await send()).outcome).toBe('sent');
    expect(postsOf(seen).map(({ formToken, key }) => [formToken, key])).toEqual([
      ['token-1', attempt.idempotencyKey],
      ['token-2', attempt.idempotencyKey],
    ]);
  });

  it('reports it if even the fresh token is refused, and does not continue for ever', async () => {
    const { send, seen } = await openClient(9);
    expect(await send()).toEqual({ outcome: 'refused', message: siteTexts.staleForm, isStale: true });
    expect(postsOf(seen)).toHaveLength(2);
  });

  it('keeps the key if only the token or the name of the empty honeypot differs, and sends the new token', async () => {
    const { attempt } = await openClient(0);
    const { attemptOf } = await import('./sendForm.ts');
    const fields = { formId: 'contact', formToken: 'token-2', name: 'Ada', meeting_label: '' };
    const again = attemptOf({ fields, files: [] }, attempt);
    expect(again).toMatchObject({ idempotencyKey: attempt.idempotencyKey, prepared: { formToken: 'token-2' } });
    const changed = attemptOf({ fields: { ...fields, name: 'Eda' }, files: [] }, attempt);
    expect(changed.idempotencyKey).not.toBe(attempt.idempotencyKey);
  });

  it('keeps the key of a message until the server has it or found it invalid', async () => {
    const { attempt } = await openClient(0);
    const { attemptAfter } = await import('./sendForm.ts');
    expect(attemptAfter(attempt, { outcome: 'unreachable' })).toBe(attempt);
    // A limit may be hit after an answer was lost: the next attempt is still the same message.
    expect(attemptAfter(attempt, { outcome: 'refused', message: 'Too many requests' })).toBe(attempt);
    expect(attemptAfter(attempt, { outcome: 'aborted' })).toBe(attempt);
    expect(attemptAfter(attempt, { outcome: 'sent', data: handles })).toBeUndefined();
    expect(attemptAfter(attempt, { outcome: 'duplicate' })).toBeUndefined();
    expect(attemptAfter(attempt, { outcome: 'invalid', message: '', details: [] })).toBeUndefined();
  });
});

describe('sending a form to another call', () => {
  it('returns the data of that call', async () => {
    const { sendForm, send, attempt } = await openClient(0);
    expect(await send()).toEqual({ outcome: 'sent', data: handles });
    expect(await sendForm({ path: paths.articleFile, success: articleFileSuccess }, attempt, watch)).toEqual({
      outcome: 'sent',
      data: link,
    });
    expect(await sendForm({ path: paths.subscribe, success: subscribeSuccess }, attempt, watch)).toEqual({
      outcome: 'sent',
      data: null,
    });
  });

  it('treats an answer of another shape as none', async () => {
    const { sendForm, attempt } = await openClient(0);
    const outcome = await sendForm({ path: paths.subscribe, success: articleFileSuccess }, attempt, watch);
    expect(outcome).toEqual({ outcome: 'unreachable' });
  });

  it('sends it there once more if it was open for too long', async () => {
    const { sendForm, seen, attempt } = await openClient(1);
    const outcome = await sendForm({ path: paths.articleFile, success: articleFileSuccess }, attempt, watch);
    expect(outcome).toEqual({ outcome: 'sent', data: link });
    const posts = seen.filter(({ path }) => path === paths.articleFile);
    expect(posts.map(({ formToken }) => formToken)).toEqual(['token-1', 'token-2']);
  });
});

describe('sending a form that requires a proof of work', () => {
  const proofOfWork = createProofOfWork('secret', uncounted, () => new Date());
  const suspicionOf = async (proof: unknown) => {
    const fields = new Map([[proofField, [String(proof)]]]);
    return (await proofOfWork.take(fields, 'contact')).suspicion;
  };

  it('sends one that the server accepts, and a new one with each token', async () => {
    const { send, seen } = await openClient(1, proofOfWork);
    expect((await send()).outcome).toBe('sent');
    const proofs = postsOf(seen).map(({ proof }) => proof);
    expect(proofs).toHaveLength(2);
    expect(await Promise.all(proofs.map(suspicionOf))).toEqual([undefined, undefined]);
  });

  it('sends none if none is required', async () => {
    const { send, seen } = await openClient(0);
    await send();
    expect(postsOf(seen).map(({ proof }) => proof)).toEqual([undefined]);
  });

  it('is sent without one if the browser has no cryptography, as on an insecure page', async () => {
    const { send, seen } = await openClient(0, {
      ...proofOfWork,
      ask: async (formId) => {
        const challenge = await proofOfWork.ask(formId);
        vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
        return challenge;
      },
    });
    expect((await send()).outcome).toBe('sent');
    expect(postsOf(seen).map(({ proof }) => proof)).toEqual([undefined]);
  });
});

const context = { pageAddress: 'https://wharfside.example/services/flow', now: new Date(2026, 10, 21, 9, 5, 7) };

describe('fields that are sent', () => {
  it('lose empty strings and nothing else', () => {
    expect(prepareFields({ name: 'Ada', phone: '', consent: false, count: 0, space: ' ' }, context)).toMatchObject({
      name: 'Ada',
      consent: false,
      count: 0,
      space: ' ',
    });
    expect(prepareFields({ phone: '' }, context)).not.toHaveProperty('phone');
  });

  it('have their lists joined with commas', () => {
    expect(prepareFields({ projectTypes: ['MVP', 'Design'] }, context).projectTypes).toBe('MVP,Design');
  });

  it('lose an empty list', () => {
    expect(prepareFields({ projectTypes: [] }, context)).not.toHaveProperty('projectTypes');
  });

  it("carry the page's address and the local time as Russians write it", () => {
    expect(prepareFields({}, context)).toEqual({
      resendUrl: 'https://wharfside.example/services/flow',
      time: '21.11.2026, 09:05:07',
    });
  });

  it('carry the analytics client id only if there is one', () => {
    expect(prepareFields({}, { ...context, analyticsClientId: '1.2' }).googleGA4ClientId).toBe('1.2');
  });
});

describe('the body', () => {
  it('is plain fields without a file', () => {
    expect(bodyOf({ name: 'Ada' }, [])).toEqual({ name: 'Ada' });
  });

  it('is multipart with the files of each field', () => {
    const one = new File(['1'], 'one.pdf');
    const two = new File(['2'], 'two.pdf');
    const files = [
      { name: 'file', file: one },
      { name: 'file', file: two },
      { name: 'site_plan', file: two },
    ];
    const body = bodyOf({ name: 'Ada', consent: false }, files);
    if (!(body instanceof FormData)) throw new Error('Multipart was expected');
    expect([...body.keys()]).toEqual(['name', 'consent', 'file', 'file', 'site_plan']);
    expect(body.getAll('file').map((file) => (file as File).name)).toEqual(['one.pdf', 'two.pdf']);
    expect(body.get('consent')).toBe('false');
  });
});
