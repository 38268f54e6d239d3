import type { OwnSentences } from '@frontage/contract/forms/ownSentences.ts';
import type { OwnFamily } from '@frontage/contract/identity/families.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Said } from '@frontage/contract/mails/said.ts';

/**
 * A mail as what it says: HTML and plain text are two views of it, so they hold the same facts in the same order.
 * What it says are sentences of the table, which its owner may say otherwise, until they are spoken; a plain text stands
 * as it is, such as what somebody typed.
 */
export interface MailContent<Sentence = Said> {
  /** At most 50 characters are shown everywhere; longer ones are cut. */
  subject: Sentence;
  /** What mailboxes show behind the subject: a further fact. */
  preheader: Sentence | string;
  heading: Sentence | string;
  /** The square on the line: solid where something arrived, dashed where something is missing. */
  mark: 'solid' | 'dashed';
  parts: readonly MailPart<Sentence>[];
  /** The last lines, such as why the reader gets this. */
  foot: readonly Sentence[];
  /** At the very end, such as the way off a list. */
  lastLink?: { label: Sentence; href: string };
}

/** A value may lead somewhere, if the address is ours: what visitors typed stays words. */
export type MailFact<Sentence = Said> = readonly [label: Sentence | string, value: Sentence | string, href?: string];

export type MailPart<Sentence = Said> =
  /** One paragraph: its sentences. */
  | { kind: 'text'; text: readonly Sentence[] }
  /** Rows of label and value. */
  | { kind: 'facts'; facts: readonly MailFact<Sentence>[] }
  /** What somebody typed, as it was typed. */
  | { kind: 'quote'; text: string }
  /** One in a mail. `asset` is the one that puts something in motion. */
  | { kind: 'button'; label: Sentence | string; href: string; tone: 'ink' | 'asset' }
  | { kind: 'links'; links: readonly { label: Sentence; href: string }[] }
  /** Small print with an address on a line of its own, for where a button does nothing: where the text names it, or below. */
  | { kind: 'small'; text: Sentence; href: string };

/** Whose mail it is. */
export interface Sender {
  companyName: string;
  /** Such as: Wharfside, 9 Shad Lane, London SE1 2ND. */
  addressLine: string;
  /** Those of the design where the house chose none. */
  colours?: Colours | undefined;
  /** What the owner says otherwise in emails. */
  words?: OwnSentences | undefined;
  /** In which the site is written, where it is not the usual one. */
  language?: Language | undefined;
  /** Of its pictures, where it is not that of the design. */
  family?: OwnFamily | undefined;
}

/** A mail, ready to be stored and sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
