import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createHttpClient,
  delayBeforeRetryMs,
  type HttpClient,
  type HttpFailure,
  type RequestOptions,
} from './http.ts';
import { answer, hang, hangWithin, reset, resetWithin, slow, startScriptedServer } from './testing/scriptedServer.ts';

/*
 * How the client handles a server that misbehaves: retries and delays by R37, messages by R41. A real server on the
 * loopback plays each behaviour; only the waiting between retries is shortened.
 */

let server: Awaited<ReturnType<typeof startScriptedServer>>;
let client: HttpClient;
/** ms before each retry, as the client requested them, without the random part. */
let delaysMs: number[] = [];

beforeAll(async () => {
  server = await startScriptedServer();
  const wait = (retry: number) => {
    delaysMs.push(delayBeforeRetryMs(retry, () => 0));
    return 0;
  };
  client = createHttpClient({ baseURL: server.address, wait });
});
beforeEach(() => {
  delaysMs = [];
});
afterAll(() => server.stop());

const allDelaysMs = [500, 1000, 2000, 4000, 5000];
const key = { 'Idempotency-Key': 'one' };
const fields = { name: 'Ada', message: 'Two\nlines' };

async function failureOf(call: Promise<unknown>): Promise<HttpFailure> {
  return call.then(
    (body) => expect.unreachable(`The call was to fail and gave ${JSON.stringify(body)}`),
    (failure: HttpFailure) => failure,
  );
}

const send = (options?: RequestOptions) => client.post('/send-mail', fields, { headers: key, ...options });
const sendInVain = (options?: RequestOptions) => failureOf(send(options));

const details = { message: 'One field', details: [{ message: 'No', context: { key: 'email', label: 'email' } }] };

/**
 * Bodies of a refusal: name, body, and what of it reaches the form. If the body has no sentence, the transport's is
 * used.
 */
const bodies: [string, string | object, Partial<HttpFailure>, string?][] = [
  [
    'a sentence',
    { success: false, error: 'No', code: 'closed' },
    { status: false, code: 'closed', message: 'No', data: 'No' },
  ],
  ['details', { success: false, error: details }, { status: false, message: 'One field', data: details }],
  ['an object that says nothing', { success: false, error: {} }, { status: false, data: {} }],
  ['an empty sentence', { success: false, error: '' }, { status: false, data: '' }],
  ['a number for a sentence', { success: false, error: 7 }, { status: false, data: 7 }],
  ['statusText', { success: false, statusText: 'Bad' }, { status: false, message: 'Bad' }],
  ['success, though it failed', { success: true }, { status: true }],
  [
    "the content API's shape",
    { code: 'rest_no_route', message: 'No route' },
    { code: 'rest_no_route', message: 'No route' },
  ],
  ['an empty object', {}, {}],
  ['null', 'null', {}],
  ['a list', '["No"]', {}],
  ['broken JSON', '{"success":false,"error":"N', {}],
  ['nothing', '', {}],
  ['plain words', 'Come back later', { message: 'Come back later' }, 'text/plain'],
  ['a page', '<h1>Bad gateway</h1>', {}, 'text/html'],
];

describe('a refusal', () => {
  it.each(bodies)('with %s tells the form what the server said', async (_, body, told, type) => {
    server.play(answer(422, body, type));
    expect(await sendInVain()).toEqual({
      status: undefined,
      code: undefined,
      message: 'Request failed with status code 422',
      data: undefined,
      ...told,
      httpStatus: 422,
    });
  });

  it.each([400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 425, 429, 501, 502, 503, 504])(
    'with status %i is final at once, whatever its body',
    async (status) => {
      server.play(answer(status, ''));
      const message = `Request failed with status code ${status}`;
      expect(await sendInVain()).toMatchObject({ httpStatus: status, message });
      expect(server.tries()).toHaveLength(1);
      expect(delaysMs).toEqual([]);
    },
  );

  it('with status 500 is retried five times, and then reported in its own words', async () => {
    server.play(...Array.from({ length: 6 }, (_, index) => answer(500, { success: false, error: `No ${index + 1}` })));
    expect(await sendInVain()).toMatchObject({ httpStatus: 500, status: false, message: 'No 6', data: 'No 6' });
    expect(server.tries()).toHaveLength(6);
    expect(delaysMs).toEqual(allDelaysMs);
  });
});

describe('an answer', () => {
  it.each([
    [200, '{"success":true}', { success: true }],
    [201, '{"success":true}', { success: true }],
    [200, '{"success":tr', '{"success":tr'],
    [200, 'null', null],
    [200, '', ''],
    [204, '', ''],
  ])('with status %i and the body %s is returned as it is', async (status, body, given) => {
    server.play(answer(status, body));
    expect(await send()).toEqual(given);
    expect(server.tries()).toHaveLength(1);
  });

  it('that is slow is waited for, without a limit', async () => {
    server.play(slow(200, '{"success":true,"message":"It took a while"}'));
    expect(await send()).toMatchObject({ message: 'It took a while' });
  });
});

const fault = answer(500, { success: false, error: 'Broken' });

describe('a server that recovers', () => {
  it.each([1, 2, 3, 4, 5])('after %i faults is called again, a little later each time', async (faults) => {
    server.play(...Array.from({ length: faults }, () => fault), answer(200, { success: true }));
    expect(await send()).toEqual({ success: true });
    expect(server.tries()).toHaveLength(faults + 1);
    expect(delaysMs).toEqual(allDelaysMs.slice(0, faults));
  });

  it.each([
    [404, 'Gone'],
    [422, 'One field'],
    [429, 'Too many requests with same payload'],
    [503, 'Try later'],
  ])('only to answer %i is not retried any further', async (status, error) => {
    server.play(fault, fault, answer(status, { success: false, error }));
    expect(await sendInVain()).toMatchObject({ httpStatus: status, message: error });
    expect(delaysMs).toEqual([500, 1000]);
  });

  it('after six faults is too late', async () => {
    server.play(...Array.from({ length: 6 }, () => fault), answer(200, { success: true }));
    expect(await sendInVain()).toMatchObject({ httpStatus: 500, message: 'Broken' });
  });

  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    'is called again whatever the method: %s',
    async (method) => {
      server.play(fault, answer(200, { success: true }));
      const options = { headers: key };
      const call =
        method === 'get' || method === 'delete' ? client[method]('/', options) : client[method]('/', fields, options);
      expect(await call).toEqual({ success: true });
      const [first, second] = server.tries();
      expect(first?.method).toBe(method.toUpperCase());
      expect(second).toMatchObject({ method: first?.method, body: first?.body });
      expect(second?.headers['idempotency-key']).toBe('one');
    },
  );

  it('is sent the same file again', async () => {
    server.play(fault, fault, answer(200, { success: true }));
    const form = new FormData();
    form.append('name', 'Ada');
    form.append('file', new File(['%PDF-1.4'], 'plan.pdf'), 'plan.pdf');
    await client.post('/send-mail', form, { headers: key });
    expect(server.tries()).toHaveLength(3);
    for (const { body } of server.tries()) {
      expect(body).toContain('filename="plan.pdf"');
      expect(body).toContain('%PDF-1.4');
    }
  });

  it('is given the configured time', async () => {
    const hundredth = createHttpClient({
      baseURL: server.address,
      wait: (retry) => delayBeforeRetryMs(retry, () => 0) / 100,
    });
    server.play(fault);
    await failureOf(hundredth.get('/'));
    const times = server.tries().map(({ atMs }) => atMs);
    const waited = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    for (const [index, ms] of waited.entries()) expect(ms).toBeGreaterThan((allDelaysMs[index] ?? 0) / 100 - 1.5);
  });
});

describe('a connection', () => {
  it.each([
    ['before the answer', [reset], 1],
    ['within a good answer', [resetWithin(200)], 1],
    ['within a refusal', [resetWithin(422)], 1],
    ['within a fault', [resetWithin(500)], 1],
    ['after a fault', [fault, reset], 2],
  ])('that is cut %s is a network error, and not retried', async (_, script, tries) => {
    server.play(...script);
    expect(await sendInVain()).toEqual({
      status: undefined,
      httpStatus: undefined,
      message: 'Network Error',
      data: undefined,
    });
    expect(server.tries()).toHaveLength(tries);
  });

  it.each([
    ['at once', [hang]],
    ['after a fault', [fault, hang]],
  ])('that falls silent %s is abandoned after the timeout', async (_, script) => {
    server.play(...script);
    // Long enough for a busy machine to have sent its request by then.
    expect(await sendInVain({ timeoutMs: 500 })).toMatchObject({
      httpStatus: undefined,
      message: 'timeout of 500 ms exceeded',
    });
    expect(server.tries()).toHaveLength(script.length);
  });

  it.each([
    ['that hangs', [hang]],
    ['within the answer', [hangWithin(200)]],
    ['before a retry', [fault, hang]],
  ])('%s is abandoned when the visitor cancels', async (_, script) => {
    server.play(...script);
    const controller = new AbortController();
    const call = sendInVain({ signal: controller.signal });
    await expect.poll(() => server.tries().length, { interval: 2 }).toBe(script.length);
    controller.abort();
    expect(await call).toMatchObject({ httpStatus: undefined, isAborted: true, message: 'Request aborted' });
    expect(server.tries()).toHaveLength(script.length);
  });

  it('is not opened if the visitor has cancelled before', async () => {
    server.play(answer(200));
    expect(await sendInVain({ signal: AbortSignal.abort() })).toMatchObject({
      isAborted: true,
      message: 'Request aborted',
    });
    expect(server.tries()).toEqual([]);
  });

  it('that nothing accepts is a network error', async () => {
    const nobody = createHttpClient({ baseURL: 'http://127.0.0.1:9' });
    expect(await failureOf(nobody.get('/'))).toMatchObject({ httpStatus: undefined, message: 'Network Error' });
  });
});
