import type { Attempt, MailRequest } from '@frontage/client/sendMail.ts';
import type { SendOutcome } from '@frontage/client/sendOutcome.ts';
import { useRef } from 'react';
import { loadSending } from './useFormToken.ts';

interface Sent {
  /** Asked for once sending has begun: a token may still be on its way, and a second click must not begin anew. */
  fields: () => Promise<MailRequest['fields']>;
  files: MailRequest['files'];
  onProgress: (sentBytes: number, totalBytes: number | undefined) => void;
}

/**
 * Sends one request at a time. The same request after a lost answer is the same attempt, so that the server can tell
 * it from a second message. R37.
 */
export function useSending() {
  const abort = useRef<AbortController | undefined>(undefined);
  const attempt = useRef<Attempt | undefined>(undefined);

  async function send(sent: Sent): Promise<SendOutcome> {
    const controller = new AbortController();
    abort.current = controller;
    const outcome = await transport(sent, controller.signal);
    abort.current = undefined;
    return outcome;
  }

  async function transport({ fields, files, onProgress }: Sent, signal: AbortSignal): Promise<SendOutcome> {
    const sending = await loadSending().catch(() => undefined);
    if (!sending) return { outcome: 'unreachable' };
    const current = sending.attemptOf({ fields: await fields(), files }, attempt.current);
    const outcome = await sending.sendMail(current, { signal, onProgress });
    attempt.current = sending.attemptAfter(current, outcome);
    return outcome;
  }

  return { send, isUnderWay: () => abort.current !== undefined, cancel: () => abort.current?.abort() };
}
