import fc from 'fast-check';
import { expect } from 'vitest';
import { headBytes, readHead, writerOf } from '../inbox/mailHead.ts';
import { readBody } from '../inbox/readBody.ts';
import { writtenMails } from './writtenMails.ts';

/** Reads so many generated emails, and expects every word of each. The seed is fixed, so that a failure is found again. */
export async function readWrittenMails(count: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(writtenMails, async ({ address, attachments, name, raw, subject, text }) => {
      const head = readHead(raw.subarray(0, headBytes));
      expect(head).toMatchObject({ from: { name, address }, subject, messageId: '<1@example.com>' });
      expect(writerOf(head)).toBe('person');
      const body = await readBody(raw);
      expect(body.text.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
      expect(body.attachments).toEqual(attachments);
    }),
    { numRuns: count, seed: 20_261_127 },
  );
}
