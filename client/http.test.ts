import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient, delayBeforeRetryMs, type HttpClient, type HttpFailure } from './http.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(listener: RequestListener): Promise<HttpClient> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createHttpClient({ baseURL: `http://127.0.0.1:${port}`, wait: () => 1 });
}

async function failureOf(call: Promise<unknown>): Promise<HttpFailure> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (failure: HttpFailure) => failure,
  );
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('a call that succeeds', () => {
  it('gives the body of the answer', async () => {
    const client = await clientOf(json(200, { success: true }));
    expect(await client.get('/page')).toEqual({ success: true });
  });

  it('sends named parameters, lists as the content API reads them, and leaves out empty ones', async () => {
    const seen: (string | undefined)[] = [];
    const client = await clientOf((request, response) => {
      seen.push(request.url);
      response.end('{}');
    });
    await client.get('/news', { params: { search: 'a & b', newsIds: [4, 7], offset: 0, theme: null, of: undefined } });
    await client.get('/news');
    expect(seen).toEqual(['/news?search=a+%26+b&newsIds%5B%5D=4&newsIds%5B%5D=7&offset=0', '/news']);
  });

  it('uses the method that is called: get, post, put, patch and delete', async () => {
    const seen: (string | undefined)[] = [];
    const client = await clientOf((request, response) => {
      seen.push(request.method);
      response.end('{}');
    });
    await client.get('/');
    await client.post('/', {});
    await client.put('/', {});
    await client.patch('/', {});
    await client.delete('/');
    expect(seen).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  });
});

describe('retries', () => {
  it('retries five times on status 500, with the same idempotency key', async () => {
    const keys: unknown[] = [];
    const client = await clientOf((request, response) => {
      keys.push(request.headers['idempotency-key']);
      response.writeHead(500).end();
    });
    await failureOf(client.post('/send-mail', {}, { headers: { 'Idempotency-Key': 'one' } }));
    expect(keys).toEqual(['one', 'one', 'one', 'one', 'one', 'one']);
  });

  it('stops at the first good answer', async () => {
    let calls = 0;
    const client = await clientOf((_request, response) => {
      calls += 1;
      response.writeHead(calls < 3 ? 500 : 200, { 'content-type': 'application/json' }).end('{"calls":3}');
    });
    expect(await client.get('/')).toEqual({ calls: 3 });
  });

  it.each([400, 404, 422, 429, 502, 503])('does not retry on status %i', async (status) => {
    let calls = 0;
    const client = await clientOf((_request, response) => {
      calls += 1;
      response.writeHead(status).end();
    });
    await failureOf(client.get('/'));
    expect(calls).toBe(1);
  });

  it('waits 500, 1000, 2000, 4000 and 5000 ms', () => {
    expect([1, 2, 3, 4, 5].map((retry) => delayBeforeRetryMs(retry, () => 0))).toEqual([500, 1000, 2000, 4000, 5000]);
  });

  it('adds up to a fifth at random and never waits longer than five seconds', () => {
    expect([1, 2, 3, 4, 5].map((retry) => delayBeforeRetryMs(retry, () => 1))).toEqual([600, 1200, 2400, 4800, 5000]);
  });
});

describe('a call that fails', () => {
  it('carries success as its status, the HTTP status, its code, and a string error as its message', async () => {
    const client = await clientOf(
      json(429, { success: false, error: 'Too many requests with same payload', code: 'duplicate', data: null }),
    );
    expect(await failureOf(client.post('/send-mail', {}))).toEqual({
      status: false,
      httpStatus: 429,
      code: 'duplicate',
      message: 'Too many requests with same payload',
      data: 'Too many requests with same payload',
    });
  });

  it('takes the message out of an error with details and passes the details on', async () => {
    const error = { message: 'Two fields need another look', details: [{ context: { key: 'email' } }] };
    const client = await clientOf(json(422, { success: false, error }));
    expect(await failureOf(client.post('/send-mail', {}))).toMatchObject({ message: error.message, data: error });
  });

  it("reads the content API's own shape", async () => {
    const client = await clientOf(
      json(404, { code: 'rest_no_route', message: 'No route was found', data: { status: 404 } }),
    );
    expect(await failureOf(client.get('/'))).toMatchObject({ httpStatus: 404, message: 'No route was found' });
  });

  it('falls back on statusText, then on the transport', async () => {
    const withText = await clientOf(json(400, { success: false, statusText: 'Bad' }));
    expect(await failureOf(withText.get('/'))).toMatchObject({ message: 'Bad' });
    const without = await clientOf(json(418, {}));
    expect(await failureOf(without.get('/'))).toMatchObject({ message: 'Request failed with status code 418' });
  });

  it("never shows a proxy's error page as a sentence", async () => {
    const client = await clientOf((_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    );
    expect(await failureOf(client.get('/'))).toMatchObject({ message: 'Request failed with status code 502' });
  });

  it('says Network Error when nobody answers', async () => {
    const client = createHttpClient({ baseURL: 'http://127.0.0.1:9' });
    expect(await failureOf(client.get('/'))).toMatchObject({ message: 'Network Error', httpStatus: undefined });
  });

  it('says Network Error when the connection is cut', async () => {
    const client = await clientOf((request) => request.socket.destroy());
    expect(await failureOf(client.get('/'))).toMatchObject({ message: 'Network Error' });
  });

  it('names the time that it waited', async () => {
    const client = await clientOf(() => {});
    expect(await failureOf(client.get('/', { timeoutMs: 30 }))).toMatchObject({ message: 'timeout of 30 ms exceeded' });
  });

  it('says Request aborted when the visitor cancels', async () => {
    const client = await clientOf(() => {});
    const controller = new AbortController();
    const call = failureOf(client.get('/', { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ message: 'Request aborted' });
  });
});
