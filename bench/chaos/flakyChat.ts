import { createServer } from 'node:http';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { offerCalls } from '@frontage/server/testing/offerCalls.ts';

/** A chat connected by a webhook. */
export interface FlakyChat {
  /** For WEBHOOK_PRIVATE_HOSTS. */
  host: string;
  /** Email address by `webhook-id`, of every call that it accepted, even if the answer was lost. */
  taken: Map<string, string>;
  faults: number;
  /** From now on it accepts everything. */
  heal(): void;
  close(): Promise<void>;
}

/** Starts a receiver that refuses a fifth of the calls, breaks off before accepting one, or after. */
export async function startFlakyChat(chance: () => number): Promise<FlakyChat> {
  let isHealthy = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const fate = isHealthy ? 1 : chance();
    if (fate < 0.2) peer.faults += 1;
    if (fate < 0.07) return void response.writeHead(500).end();
    if (fate < 0.14) return void request.socket.destroy();
    const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { email: string } };
    peer.taken.set(String(request.headers['webhook-id']), data.email);
    if (fate < 0.2) return void request.socket.destroy();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The chat does not listen');
  const peer: FlakyChat = {
    host: `127.0.0.1:${address.port}`,
    taken: new Map(),
    faults: 0,
    heal: () => {
      isHealthy = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

/** Adds the chat as a webhook, as an admin does, and hours at which calls can be booked. */
export async function fillForChaos(variables: Record<string, string>, { host }: FlakyChat): Promise<void> {
  const payload = await openPayload({ environment: readEnvironment(variables) });
  const data = { name: 'Chat', url: `http://${host}/hook`, format: 'standard', events: ['request.received'] } as const;
  await payload.create({ collection: 'webhooks', data: { ...data, events: [...data.events], active: true, secret } });
  await offerCalls(payload);
  await payload.destroy();
}

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
