import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { product } from './product.ts';

/**
 * Waits for the first email to an address in the product's mailbox, optionally with a given subject, and returns its
 * source.
 */
export async function awaitMailTo(
  address: string,
  dataDirectory: string = product.dataDirectory,
  subject = '',
): Promise<string> {
  const folder = join(dataDirectory, 'mailbox');
  const isIt = (mail: string) => new RegExp(`^To: .*${address}`, 'mi').test(mail) && mail.includes(subject);
  let found: string | undefined;
  const look = async () => {
    // There is no folder before the first email.
    const names = (await readdir(folder).catch((): string[] => [])).filter(
      (name) => name.endsWith('.eml') && !name.startsWith('.'),
    );
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.find(isIt);
    return found;
  };
  await expect.poll(look, `an email to ${address}`).toBeDefined();
  return unfold(found ?? '');
}

/** The first link in an email to a path, without the host. */
export function findLink(mail: string, path: string, siteUrl: string = product.siteUrl): string {
  const found = new RegExp(`${siteUrl}(${path}[^\\s"<>]*)`).exec(mail)?.[1];
  if (!found) throw new Error(`There is no link to ${path} in the mail`);
  return found;
}

/** Undoes quoted-printable as far as links need it. */
function unfold(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
