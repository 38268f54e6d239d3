import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

const key = 'a secret of thirty-two bytes, ok';
export const webhookSecret = `whsec_${Buffer.from(key).toString('base64')}`;

interface WebhookCall {
  id: string;
  /** Whether the signature is that of Standard Webhooks, of this minute. */
  isSigned: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: what a receiver gets.
  body: any;
}

/** A receiver of webhook calls, at the edge of the network, which checks their signatures; closed with the test. */
export async function openWebhookReceiver(
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end(),
) {
  const calls: WebhookCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { 'webhook-id': id, 'webhook-signature': signature, 'webhook-timestamp': at } = request.headers;
      const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
      const isSigned = signature === `v1,${expected}` && Math.abs(Number(at) - Date.now() / 1000) < 60;
      calls.push({ id: String(id), isSigned, body: JSON.parse(body) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver does not listen');
  return { calls, host: `127.0.0.1:${address.port}`, url: `http://127.0.0.1:${address.port}/hook` };
}
