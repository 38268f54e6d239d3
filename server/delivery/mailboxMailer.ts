import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SharedFiles } from '../files/sharedFiles.ts';
import type { Mailer } from './Mailer.ts';
import { messageOf } from './message.ts';

/**
 * Stores each email as a complete file in a folder, and in the bucket if there is one, so that admins of all hosts can
 * read it. While the bucket is away the email stays owed.
 */
export function createMailboxMailer(directory: string, files: Pick<SharedFiles, 'put'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave a stream where a buffer was asked for');
      const emlName = `mail-${mail.id}.eml`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = join(directory, `.${emlName}`);
      const file = await open(unfinished, 'w', 0o600);
      await file.writeFile(message);
      await file.sync().finally(() => file.close());
      const path = join(directory, emlName);
      await rename(unfinished, path);
      await files.put(path);
      return { emlName };
    },
  };
}
