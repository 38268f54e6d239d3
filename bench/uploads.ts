import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { maxFileBytes } from '@frontage/contract/contact/limits.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type BackendProcess, migrate, startBackend } from './backendProcess.ts';
import { formTokenOf } from './chaos/visitor.ts';

const parallel = 10;
const boundary = '----frontage-bench-boundary';
const megabyte = 1024 * 1024;

/**
 * `npm run bench -- uploads`: ten visitors send 50 MB each at once, as text and as pictures that are written again; ten
 * more send one byte too many, and ten break off in the middle. Fails if a target is missed.
 */
export async function measureUploads(): Promise<void> {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR || tmpdir(), 'frontage-uploads-'));
  const variables = { DATA_DIR: dataDir };
  await migrate(variables);
  const backend = await startBackend(await findFreePort(), variables);
  const folder = join(dataDir, 'uploads');
  const wrong: string[] = [];
  try {
    const formToken = await formTokenOf(backend.url);
    const send = (file: Body, sizeBytes: number, breaksOff = false) =>
      Promise.all(Array.from({ length: parallel }, () => post(backend, formToken, { file, sizeBytes, breaksOff })));
    // Loads and compiles code, and stores the first leads, before anything is measured.
    await send(generateText, 100_000);
    for (const [what, file] of Object.entries({ text: generateText, picture: generatePicture })) {
      const before = await backend.residentBytes();
      const begun = performance.now();
      const { result, peakBytes } = await whilePeakIsWatched(backend, () => send(file, maxFileBytes));
      const seconds = (performance.now() - begun) / 1000;
      const grownMb = (peakBytes - before) / megabyte;
      console.log(
        `${parallel} x ${maxFileBytes} bytes of ${what} at once   ${result.join(' ')}   ${seconds.toFixed(1)} s   memory ${(before / megabyte).toFixed(0)} MB, grown by ${grownMb.toFixed(0)} MB`,
      );
      if (result.some((status) => status !== 200)) wrong.push(`not every ${what} was taken`);
      if (grownMb >= 64) wrong.push(`memory grew by ${grownMb.toFixed(0)} MB`);
    }
    const held = readdirSync(folder).length;
    const over = await send(generateText, maxFileBytes + 1);
    const broken = await send(generateText, maxFileBytes, true);
    // The host learns of a cut connection a moment later than this process.
    for (let tries = 0; tries < 100 && readdirSync(folder).length > held; tries += 1) await delay(50);
    const left = readdirSync(folder).length - held;
    console.log(`${parallel} x one byte more at once   ${over.join(' ')}`);
    console.log(`${parallel} broken off in the middle   ${broken.join(' ')}`);
    console.log(`files held ${held}, left over ${left}`);
    if (over.some((status) => status !== 413)) wrong.push('a file over the limit was not refused with 413');
    if (held !== 3 * parallel || left !== 0) wrong.push(`${held} files are held, ${left} were left over`);
    if (readdirSync(folder).some((name) => statSync(join(folder, name)).size > maxFileBytes))
      wrong.push('a file is too large');
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

type Body = (sizeBytes: number) => Generator<Buffer>;

const chunk = Buffer.alloc(65_536, 'a');

function* generateText(sizeBytes: number): Generator<Buffer> {
  for (let left = sizeBytes; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
}

/** A JPEG with a comment, so that it is written again; the rest is pixels. */
function* generatePicture(sizeBytes: number): Generator<Buffer> {
  const comment = Buffer.from('\xff\xd8\xff\xfe\x00\x0aLocation', 'latin1');
  const frame = Buffer.from('\xff\xc0\x00\x0b\x08\x10\x00\x10\x00\x01\x01\x11\x00', 'latin1');
  const scan = Buffer.from('\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00', 'latin1');
  const head = Buffer.concat([comment, frame, scan]);
  yield head;
  yield* generateText(sizeBytes - head.length - 2);
  yield Buffer.from([0xff, 0xd9]);
}

let visitors = 0;

/** Sends a request with a file and returns its status; 0 if the connection was cut. */
async function post(
  { url }: BackendProcess,
  formToken: string,
  { file, sizeBytes, breaksOff }: { file: Body; sizeBytes: number; breaksOff: boolean },
): Promise<number> {
  visitors += 1;
  const fields = { formId: 'contact', formToken, name: 'Ada', email: `ada${visitors}@example.com`, message: 'A file.' };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="brief"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sent = request(`${url}/send-mail`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + sizeBytes + tail.length,
      accept: 'application/json',
    },
  });
  const answered = new Promise<number>((resolve) => {
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', () => resolve(0));
  });
  const body = function* () {
    yield Buffer.from(head);
    let passed = 0;
    for (const part of file(sizeBytes)) {
      if (breaksOff && passed > sizeBytes / 2) throw new Error('The visitor goes away');
      passed += part.length;
      yield part;
    }
    yield Buffer.from(tail);
  };
  // The answer decides, not the end of the sending.
  await pipeline(Readable.from(body()), sent).catch(() => undefined);
  return answered;
}

async function whilePeakIsWatched<Result>(
  backend: BackendProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; peakBytes: number }> {
  let peakBytes = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      peakBytes = Math.max(peakBytes, await backend.residentBytes());
      await delay(20);
    }
  };
  const watching = watch();
  const result = await work();
  isOver = true;
  await watching;
  return { result, peakBytes };
}
