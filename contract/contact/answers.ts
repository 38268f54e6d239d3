import * as z from 'zod/mini';
import { workChallenge } from './proofOfWork.ts';

/** Opaque signed handles of the records that a request became, never their ids. R40, R43. */
export const leadHandles = z.object({
  dealId: z.string(),
  personId: z.string(),
  noteId: z.string(),
  companyId: z.string(),
});

/** Answer of `POST /send-mail` once the request is stored. R40. A form that gives a document answers the link to it. */
export const sendMailSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ ...leadHandles.shape, downloadUrl: z.optional(z.string()) }),
});

/** Answer of `POST /send-mail/article-file`: a link to the document, which expires. R47. */
export const articleFileSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Path on the backend's host. */
    downloadUrl: z.string(),
    /** ISO time at which the link expires. */
    until: z.string(),
  }),
});

/** Answer of `POST /subscribe` for an address that may subscribe: the same whether we know it or not. R48. */
export const subscribeSuccess = z.object({ success: z.literal(true), message: z.string(), data: z.literal(null) });

/** `GET /form-token`. Has a challenge only where the operator asks for a proof of work. */
export const formTokenAnswer = z.object({
  formToken: z.string(),
  honeypotName: z.string(),
  challenge: z.optional(workChallenge),
});

/** One fault of one field. `context.key` names the field; no value is echoed. */
export const failureDetail = z.object({
  message: z.string(),
  path: z.array(z.string()),
  type: z.string(),
  context: z.object({ key: z.string(), label: z.string() }),
});

export type LeadHandles = z.infer<typeof leadHandles>;
export type SendMailSuccess = z.infer<typeof sendMailSuccess>;
export type FailureDetail = z.infer<typeof failureDetail>;
export type ArticleFileSuccess = z.infer<typeof articleFileSuccess>;
export type SubscribeSuccess = z.infer<typeof subscribeSuccess>;
