import type { OwnFamily } from '@frontage/contract/identity/looks.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { SpokenLanguages } from '@frontage/contract/spokenPaths.ts';
import type { Said, Words } from '@frontage/contract/words/say.ts';

/**
 * The content of an email. HTML and plain text are two views of it, so they contain the same facts in the same order.
 * Its sentences come from the table and can be replaced with the owner's until they are spoken; plain text stays as it
 * is, such as what somebody typed.
 */
export interface MailContent<Sentence = Said> {
  /** At most 50 characters are shown everywhere; longer subjects are cut. */
  subject: Sentence;
  /** What mailboxes show after the subject: a further fact. */
  preheader: Sentence | string;
  heading: Sentence | string;
  /** The square on the line: solid if something arrived, dashed if something is missing. */
  mark: 'solid' | 'dashed';
  parts: readonly MailPart<Sentence>[];
  /** The last lines, such as why the reader gets this email. */
  foot: readonly Sentence[];
  /** The very last line, such as the link to unsubscribe. */
  lastLink?: { label: Sentence; href: string };
}

/** A value may be a link if the address is ours; what visitors typed is never a link. */
export type MailFact<Sentence = Said> = readonly [label: Sentence | string, value: Sentence | string, href?: string];

export type MailPart<Sentence = Said> =
  | { kind: 'text'; text: readonly Sentence[] }
  | { kind: 'facts'; facts: readonly MailFact<Sentence>[] }
  | { kind: 'quote'; text: string }
  /** The only button of an email. `asset` is for the one that sets something in motion. */
  | { kind: 'button'; label: Sentence | string; href: string; tone: 'ink' | 'asset' }
  | { kind: 'links'; links: readonly { label: Sentence; href: string }[] }
  /**
   * Small print with an address on its own line, in case the button does not work: where the text names it, otherwise
   * below.
   */
  | { kind: 'small'; text: Sentence; href: string };

/** One paragraph of these sentences. */
export const text = (...said: readonly Said[]): MailPart => ({ kind: 'text', text: said });

/** A table, without the facts that have no value. */
export const facts = (
  ...all: readonly (readonly [MailFact[0], MailFact[1] | null | undefined, href?: string])[]
): MailPart => ({ kind: 'facts', facts: all.filter((fact): fact is MailFact => Boolean(fact[1])) });

export const button = (label: Said | string, href: string, tone: 'ink' | 'asset' = 'ink'): MailPart => ({
  ...{ kind: 'button', label, href, tone },
});

export const quote = (typed: string): MailPart => ({ kind: 'quote', text: typed });

export interface Sender {
  companyName: string;
  /** For example: Wharfside, 9 Shad Lane, London SE1 2ND. */
  addressLine: string;
  /** By default the colours of the design. */
  colours?: Colours | undefined;
  /** Sentences in emails that the owner has changed. */
  words?: Words | undefined;
  /** The language of the site, if it is not the usual one. */
  language?: Language | undefined;
  /** All languages of the site, whose words are in its addresses. */
  languages?: SpokenLanguages;
  /** The family of its pictures, if it is not that of the design. */
  family?: OwnFamily | undefined;
  logo?: string | undefined;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What an email may promise a visitor. */
export interface Promises {
  /** As it is printed; undefined if nobody can be called. */
  phone: string | undefined;
  messagingHref?: string | undefined;
  /**
   * Where the visitor can go next, such as the page of free hours: a complete address, or a path of the site until it
   * is printed.
   */
  next: { label: string; href: string } | undefined;
  /** The number of working days in which requests are answered; by default the usual one. */
  answerWorkingDays?: number | undefined;
  language?: Language | undefined;
  /** By whose clock times are told: that of the agency; UTC where it has set none. */
  zone?: string | undefined;
  /** All languages of the site, the default one first. */
  languages?: readonly { code: Language }[] | undefined;
  /** Words of forms that the owner has changed, including their choices. */
  words?: Words | undefined;
  /** When the email is sent, which may be days after the request. */
  toldAt?: Date;
  /** Whether a reply is joined to the request automatically. */
  doRepliesJoin?: boolean | undefined;
}
