import { z } from 'zod';
import { runBounded, Unreadable } from '../bounded/runBounded.ts';

const mailBody = z.object({
  /** Plain text, never empty. */
  text: z.string().min(1),
  attachments: z.array(z.string()),
  /** What it says about another email that it returns. */
  returned: z.object({
    /** Message-IDs that look like ours. */
    ids: z.array(z.string()),
    /** A part of it is a report on a delivery. */
    isReport: z.boolean(),
    /** A part of it is another email, or the header of one. */
    hasEmail: z.boolean(),
    /** False if it only reports a delay. */
    hasFailed: z.boolean(),
    reason: z.string(),
  }),
});

export type MailBody = z.infer<typeof mailBody>;

/** An email of 25 MB takes two seconds at most; whatever takes longer was made to. */
const bounds = { cpuS: 5, memoryMb: 256, answerBytes: 1_000_000 };

/** Reads the body of the email in a file, apart from those who serve. Undefined if it is unreadable. */
export async function readMailBody(path: string): Promise<MailBody | undefined> {
  try {
    const answer = await runBounded({ module: 'server/inbox/readBody.ts', args: [path], bounds });
    return mailBody.parse(JSON.parse(answer.toString()));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
