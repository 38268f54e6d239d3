import type { MailName } from '@frontage/contract/mails/mailTable.ts';
import type { Said } from '@frontage/contract/words/say.ts';
import type { Note } from './Channel.ts';
import type { MailContent, Sender } from './mails/MailContent.ts';
import type { Company } from './mails/senderOf.ts';

/*
 * Emails of an agency's own code: `own/emails/<name>.ts` exports one as `email`. They are laid out as all are, as plain
 * text and HTML, and safe whatever a visitor typed.
 */

/** In words of its own, or in those of the product, which owners may have replaced. */
export type OwnContent = MailContent<Said | string>;

/** An email that a delivery in `own/deliveries` sends. */
export interface WrittenEmail<Facts> {
  title: string;
  write: (facts: Facts, company: Company) => OwnContent;
  drawSample: (company: Company) => OwnContent;
}

/** What is said in place of an email of the product. */
export interface RewrittenEmail {
  of: MailName;
  rewrite: (usual: MailContent, sender: Sender) => OwnContent;
}

export type OwnEmail = Pick<WrittenEmail<unknown>, 'drawSample' | 'title'> | RewrittenEmail;

/**
 * An email of its own. `title`: who reads it and when, in the settings' list of emails, which show it with the facts of
 * the sample. `company` writes in the language of its reader, where that is a visitor.
 */
export const defineEmail = <Facts>(
  title: string,
  { sample, write }: { sample: Facts; write: WrittenEmail<Facts>['write'] },
): WrittenEmail<Facts> => ({ title, write, drawSample: (company) => write(sample, company) });

/**
 * Rewrites every email of a row of `contract/mails/mailTable.ts`; `usual.subject.id` tells which of its emails it is. If
 * it throws, the usual one is sent.
 */
export const rewriteEmail = (of: MailName, rewrite: RewrittenEmail['rewrite']): RewrittenEmail => ({ of, rewrite });

/** Sends an email of its own, once for each delivery; without `replyTo`, answers go to the sender. */
export type SendEmail = <Facts>(
  email: WrittenEmail<Facts>,
  facts: Facts,
  envelope: { to: string; replyTo?: string | undefined },
) => Promise<Note>;
