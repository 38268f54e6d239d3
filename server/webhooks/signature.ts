import { createHmac } from 'node:crypto';

/**
 * Returns the three headers of Standard Webhooks 1.0, with which receivers check who called, when, and that nothing was
 * changed.
 */
export function createSignatureHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
