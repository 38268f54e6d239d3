import { own } from '../../../registry/emails.ts';
import type { OwnContent, OwnEmail } from '../OwnEmail.ts';

const list = (): readonly OwnEmail[] => Object.values(own);

/** Those in `own/emails` that are sent by themselves, in the order of `ownEmailTitles`. */
export const writtenEmails = list().flatMap((email) => ('title' in email ? [email] : []));

/** What is said in place of an email of the product; undefined where it is as usual. */
export function rewriteOf({ subject }: OwnContent) {
  if (typeof subject === 'string') return undefined;
  const [mail, name] = subject.id.split('.');
  const wanted = name ? mail : 'receipt';
  return list().flatMap((email) => ('of' in email && email.of === wanted ? [email] : []))[0];
}
