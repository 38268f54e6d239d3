import { type Channel, TryLater, Undeliverable } from '../delivery/Channel.ts';
import { callOutside, PlainAddress } from '../network/callOutside.ts';
import { pauseOf } from '../network/pauseOf.ts';
import { PrivateAddress } from '../publicAddress.ts';
import { createSignatureHeaders } from './signature.ts';
import { writeWebhookBody } from './writeWebhookBody.ts';

const timeoutMs = 10_000;
/** The longest pause that a receiver may ask for. */
const longestPauseMs = 86_400_000;
const privateRefused =
  'The address lies in our own network, which is refused. An operator may allow its host in WEBHOOK_PRIVATE_HOSTS';

export interface WebhookChannelOptions {
  adminUrl: string;
  now: () => Date;
  /** Hosts, with the port if the address has one, that may be in our own network and need no TLS. */
  privateHosts: readonly string[];
}

/** Calls a webhook's address with a signature. Redirects are not followed; addresses in our own network are refused. */
export function createWebhookChannel({ adminUrl, now, privateHosts }: WebhookChannelOptions): Channel {
  return async (delivery) => {
    const { row, webhook } = delivery;
    if (!webhook) throw new Undeliverable('The webhook was removed');
    if (!webhook.active) throw new Undeliverable('The webhook is switched off');
    const url = URL.canParse(webhook.url) ? new URL(webhook.url) : undefined;
    if (!url) throw new Undeliverable('The address of the webhook cannot be read');
    const body = JSON.stringify(await writeWebhookBody(delivery, webhook, `${adminUrl.replace(/\/$/, '')}/admin`));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Frontage-Webhooks/1',
      ...createSignatureHeaders(webhook.secret, `msg_${row.id}`, now(), body),
    };
    const call = { method: 'POST', headers, body, timeoutMs, privateHosts };
    const answer = await callOutside(url, call).catch((error: Error) => {
      throw describeError(error);
    });
    // The body does not matter to us, and may be long.
    answer.destroy();
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return undefined;
    throw faultOf(status, answer.headers['retry-after']);
  };
}

function faultOf(status: number, retryAfter: string | undefined): Error {
  if (status === 410) return new Undeliverable('The receiver says that it is gone for good (status 410)');
  if (status >= 300 && status < 400)
    return new Error(`The receiver sends us elsewhere (status ${status}): give its new address`);
  const pauseMs = pauseOf(retryAfter, longestPauseMs);
  if ((status === 429 || status === 503) && pauseMs !== undefined) {
    return new TryLater(`The receiver asks to come back later (status ${status})`, pauseMs);
  }
  return new Error(`The receiver answers with status ${status}`);
}

function describeError(error: Error): Error {
  if (error instanceof PlainAddress) return new Undeliverable('The address must begin with https://', { cause: error });
  if (error instanceof PrivateAddress) return new Undeliverable(privateRefused, { cause: error });
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new Error('The receiver did not answer within 10 seconds', { cause: error });
  }
  const code = 'code' in error ? String(error.code) : error.name;
  return new Error(`The receiver cannot be reached (${code})`, { cause: error });
}
