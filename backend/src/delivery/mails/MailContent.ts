import type { Words } from '@frontage/contract/contact/worded.ts';
import type { OwnFamily } from '@frontage/contract/identity/families.ts';
import type { Colours } from '@frontage/contract/identity/palette.ts';
import type { Language } from '@frontage/contract/language.ts';

/** A mail as what it says: HTML and plain text are two views of it, so they hold the same facts in the same order. */
export interface MailContent {
  /** At most 50 characters are shown everywhere; longer ones are cut. */
  subject: string;
  /** What mailboxes show behind the subject: a further fact. */
  preheader: string;
  heading: string;
  /** The square on the line: solid where something arrived, dashed where something is missing. */
  mark: 'solid' | 'dashed';
  parts: readonly MailPart[];
  /** The last lines, such as why the reader gets this. */
  foot: readonly string[];
  /** At the very end, such as the way off a list. */
  lastLink?: { label: string; href: string };
}

/** A value may lead somewhere, if the address is ours: what visitors typed stays words. */
export type MailFact = readonly [label: string, value: string, href?: string];

export type MailPart =
  /** One paragraph, as its sentences where the owner may say each otherwise. */
  | { kind: 'text'; text: string | readonly string[] }
  /** Rows of label and value. */
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** What somebody typed, as it was typed. */
  | { kind: 'quote'; text: string }
  /** One in a mail. `asset` is the one that puts something in motion. */
  | { kind: 'button'; label: string; href: string; tone: 'ink' | 'asset' }
  | { kind: 'links'; links: readonly { label: string; href: string }[] }
  /** Small print with an address below, for where a button does nothing. */
  | { kind: 'small'; text: string; href?: string };

/** Whose mail it is. */
export interface Sender {
  companyName: string;
  /** Such as: Wharfside, 9 Shad Lane, London SE1 2ND. */
  addressLine: string;
  /** Those of the design where the house chose none. */
  colours?: Colours | undefined;
  /** What the owner says otherwise in emails. */
  words?: Words | undefined;
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
