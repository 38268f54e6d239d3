import * as client from '@frontage/client/sendForm.ts';
import type { SendOutcome } from '@frontage/client/sendOutcome.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';

export interface UploadProgress {
  sentBytes: number;
  /** Undefined where the browser does not know it. */
  totalBytes: number | undefined;
}

export interface SenderOptions<Data> {
  /** The call that takes the form. */
  call: client.TakingCall<Data>;
  /** The form whose tokens are asked for; undefined where a signed link replaces them. R33. */
  formId?: string | undefined;
  sending?: Pick<typeof client, 'attemptAfter' | 'attemptOf' | 'fetchFormToken' | 'sendForm'>;
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

interface Sent {
  /** Called once a fresh token has come, or cannot be had. */
  read: () => client.MailRequest | Promise<client.MailRequest>;
  onProgress: (progress: UploadProgress) => void;
}

/** Sends the contents of a form, with a fresh token and one key for all tries of the same message. R33, R37. */
export function createSender<Data>(
  { call, formId, sending = client }: SenderOptions<Data>,
  takeToken: (token: FormToken) => void,
) {
  let token: Promise<void> | undefined;
  /** A request whose answer was lost continues the same attempt, so that the host can tell it from a second message. */
  let attempt: client.Attempt | undefined;
  let abort: AbortController | undefined;

  /** A page may have been built long ago. Where no fresh token comes, the page's own may still be valid. */
  async function askForToken(): Promise<void> {
    try {
      if (formId !== undefined) takeToken(await sending.fetchFormToken(formId));
    } catch {
      token = undefined;
    }
  }

  return {
    /** Asks for a token, once. */
    touch(): void {
      token ??= askForToken();
    },

    /** Asks for another one. */
    refreshToken(): void {
      token = askForToken();
    },

    /** Never rejects: every way it can end is an outcome. */
    async send({ onProgress, read }: Sent): Promise<SendOutcome<Data>> {
      abort = new AbortController();
      const { signal } = abort;
      try {
        // Cancelling does not wait for a token that does not come.
        await Promise.race([token, waitForAbort(signal)]);
        if (signal.aborted) return { outcome: 'aborted' };
        const current = sending.attemptOf(await read(), attempt);
        const outcome = await sending.sendForm(call, current, {
          signal,
          onProgress: (sentBytes, totalBytes) => onProgress({ sentBytes, totalBytes }),
        });
        attempt = sending.attemptAfter(current, outcome);
        // If the form is shown again for another message, it needs a new token.
        if (outcome.outcome === 'sent') token = undefined;
        return outcome;
      } catch {
        // Part of the script did not load, which is a network failure too.
        return { outcome: 'unreachable' };
      }
    },

    cancel: () => abort?.abort(),
  };
}
