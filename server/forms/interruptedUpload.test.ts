import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { describe, it, type TestContext } from 'vitest';
import { makeMultipart, tokenOf, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost, type TestHostOptions } from '../testing/testHost.ts';

/** ms; longer than a busy machine may delay both sides, which share this process. */
const bodyIdleMs = 3000;

interface HalfSent {
  host: TestHost;
  uploads(): Promise<string[]>;
  leads(): Promise<number>;
  socket: Socket;
  rest: Buffer;
  closed: Promise<void>;
  answer: () => string;
  /** When the first half was sent, in ms of the process. */
  sentAt: number;
}

/** Sends the first half of a request with a file to a new host, and returns what is needed to go on. */
async function sendHalf({ expect, onTestFinished }: TestContext, options: TestHostOptions = {}): Promise<HalfSent> {
  const host = await openTestHost(options);
  onTestFinished(() => host.close());
  const uploads = () => readdir(host.environment.cms.uploadsDir);
  const leads = async () => (await host.payload.count({ collection: 'leads' })).totalDocs;
  const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const { formToken } = await tokenOf(host.app);
  const file = { field: 'file', name: 'brief.txt', content: Buffer.alloc(400_000, 'a') };
  const { headers, payload } = makeMultipart({ ...typed, formId: 'contact', formToken }, [file]);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  // The host may cut the connection while we write.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = [
    'POST /send-mail HTTP/1.1',
    'Host: localhost',
    'Accept: application/json',
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(payload.subarray(0, 200_000));
  const sentAt = performance.now();
  await expect.poll(uploads).toHaveLength(1);
  return { host, uploads, leads, socket, rest: payload.subarray(200_000), closed, answer: () => answer, sentAt };
}

// Concurrently, because each test waits for seconds.
describe.concurrent('a file that is being sent', () => {
  it('leaves no file and no request if the connection is cut in the middle', async (context) => {
    const { expect } = context;
    const { host, leads, socket, uploads } = await sendHalf(context);
    socket.destroy();
    await expect.poll(uploads).toEqual([]);
    expect(await leads()).toBe(0);
    expect(host.log.join('')).not.toContain('could not be stored');
  });

  it('is cut if it stalls for longer than the limit, and nothing of it is left', async (context) => {
    const { expect } = context;
    const { closed, leads, sentAt, uploads } = await sendHalf(context, { settings: { bodyIdleMs } });
    await closed;
    expect(performance.now() - sentAt).toBeGreaterThan(bodyIdleMs - 10);
    await expect.poll(uploads).toEqual([]);
    expect(await leads()).toBe(0);
  });

  it('is awaited if it arrives slowly but steadily, for longer than the limit in all', async (context) => {
    const { expect } = context;
    const { answer, leads, rest, sentAt, socket } = await sendHalf(context, { settings: { bodyIdleMs } });
    const pieces = 40;
    const size = Math.ceil(rest.length / pieces);
    for (let at = 0; at < rest.length; at += size) {
      socket.write(rest.subarray(at, at + size));
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await expect.poll(answer).toContain('200 OK');
    expect(performance.now() - sentAt).toBeGreaterThan(bodyIdleMs);
    expect(await leads()).toBe(1);
  });

  it('is not cut once it has arrived completely, even if the disk takes longer than the limit', async (context) => {
    const { expect } = context;
    const disk = Promise.withResolvers<void>();
    const { answer, rest, socket } = await sendHalf(context, {
      settings: { bodyIdleMs },
      replace: ({ uploads: real }) => ({ uploads: { ...real, secure: () => disk.promise } }),
    });
    socket.write(rest);
    setTimeout(disk.resolve, bodyIdleMs + 500);
    await expect.poll(answer).toContain('200 OK');
  });

  it('arrives before the host closes', async (context) => {
    const { expect } = context;
    const { answer, closed, host, leads, rest, socket, uploads } = await sendHalf(context);
    const closing = host.app.close();
    socket.write(rest);
    await closing;
    await closed;
    expect(answer()).toContain('200 OK');
    expect(await leads()).toBe(1);
    expect(await uploads()).toHaveLength(1);
  });
});
