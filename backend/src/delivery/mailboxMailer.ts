import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { messageOf } from './message.ts';

/** Keeps each mail as a file in a folder, whole or not at all; the admin shows them. */
export function createMailboxMailer(directory: string): Mailer {
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
      await rename(unfinished, join(directory, emlName));
      return { emlName };
    },
  };
}
