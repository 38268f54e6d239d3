import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedFiles } from '@frontage/cms/files/sharedFiles.ts';
import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { messageOf } from './message.ts';

/**
 * Keeps each mail as a file in a folder, whole or not at all, and in the bucket where there is one: admins of all hosts
 * read it. While the bucket is away the mail is owed.
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
