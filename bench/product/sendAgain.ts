import { createHash, randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { makeMultipart } from '@frontage/server/testing/requests.ts';

/** What all visitors sent. */
export interface Sent {
  /** SHA-256 of the file, by email address of each acknowledged request. */
  files: Map<string, string>;
  sendings: number;
  /** Answers that no visitor should get, in words. */
  refusals: string[];
}

interface Sending {
  url: string;
  formToken: string;
  sent: Sent;
  signal: AbortSignal;
}

const fileBytes = 400_000;
/** A file is sent in pieces of this size, with this pause in ms, so that kills happen while it is sent. */
const piece = { bytes: 32_768, everyMs: 40 };

/** Sends one visitor after another through the same form, each with a file, until the signal. */
export async function sendAgain(place: number, { formToken, sent, signal, url }: Sending): Promise<void> {
  for (let number = 1; !signal.aborted; number += 1) {
    const email = `visitor${place}.${number}@example.com`;
    const file = contentOf(email);
    const fields = {
      formId: 'contact',
      formToken,
      name: `Visitor ${place} ${number}`,
      email,
      message: `Request ${number} from place ${place}. It must not get lost, nor its file.`,
    };
    const body = makeMultipart(fields, [{ field: 'file', name: 'brief.txt', content: file, type: 'text/plain' }]);
    if (await untilAcknowledged(`${url}/send-mail`, body, sent))
      sent.files.set(email, createHash('sha256').update(file).digest('hex'));
  }
}

/** Sends as our client does: with the same key until we confirm it. False if it was refused. */
async function untilAcknowledged(
  address: string,
  body: ReturnType<typeof makeMultipart>,
  sent: Sent,
): Promise<boolean> {
  const key = randomUUID();
  for (;;) {
    sent.sendings += 1;
    const answer = await post(address, body, key);
    if (answer?.status === 200) return true;
    if (answer && answer.status < 500) {
      sent.refusals.push(`A request was refused with status ${answer.status}: ${answer.said}`);
      return false;
    }
    await pause(200 + Math.random() * 200);
  }
}

interface Answer {
  status: number;
  said: string;
}

/** Undefined if nobody answers: the host is not there, or was killed. */
async function post(
  address: string,
  { headers, payload }: ReturnType<typeof makeMultipart>,
  key: string,
): Promise<Answer | undefined> {
  const { promise, reject, resolve } = Promise.withResolvers<IncomingMessage>();
  const call = request(
    address,
    {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(30_000),
      headers: { ...headers, 'content-length': payload.length, accept: 'application/json', 'idempotency-key': key },
    },
    resolve,
  )
    .on('error', reject)
    .on('close', () => reject(new Error('The connection was cut')));
  try {
    // The answer decides, even if it arrives before everything is sent.
    const [response] = await Promise.all([promise, pipeline(piecesOf(payload), call).catch(() => undefined)]);
    return { status: response.statusCode ?? 0, said: await text(response) };
  } catch {
    return undefined;
  }
}

function piecesOf(payload: Buffer): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < payload.length; at += piece.bytes) {
        yield payload.subarray(at, at + piece.bytes);
        await pause(piece.everyMs);
      }
    })(),
  );
}

/** Returns a text that differs from all others, also in its middle. */
function contentOf(email: string): Buffer {
  const lines: string[] = [];
  let bytes = 0;
  for (let number = 1; bytes < fileBytes; number += 1) {
    const line = `Line ${number} of ${email}: ${createHash('sha256').update(`${email} ${number}`).digest('hex')}\n`;
    lines.push(line);
    bytes += line.length;
  }
  return Buffer.from(lines.join(''));
}
