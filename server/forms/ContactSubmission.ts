import type { ContactFields, RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import type { Bill, EstimateAnswers } from '@frontage/contract/estimate.ts';
import type { Becoming, OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import type { Refusal } from '../guards/refusal.ts';

/** A received file. Its content is in the folder of uploads under a name of ours, synced to the disk. */
export interface ReceivedFile {
  field: string;
  /** The visitor's name for it, only for people to read: never a path. */
  fileName: string;
  storageName: string;
  /** Determined from the content. */
  mimeType: string;
  sizeBytes: number;
  sha256: string;
}

/** The unchecked contents of a body. Values by field name; `files` passed their own checks. */
export interface RawSubmission {
  fields: Map<string, string[]>;
  files: ReceivedFile[];
  /** The owner's changes to the form; undefined if there are none. */
  own?: OwnForm | undefined;
}

/**
 * The sender and their message. Only the contact form requires a message; a visitor who wants to be called gives no
 * address.
 */
export type LeadFields = Omit<ContactFields, 'email' | 'message'> & {
  email?: string | undefined;
  message?: string | undefined;
};

/** The result of the answers to the estimate, so that the sum can be calculated again. R46. */
export interface StoredEstimate {
  ratesVersion: string;
  answers: EstimateAnswers;
  /** The range on the visitor's screen; undefined if none was shown. */
  shown: { lowUsd: number; highUsd: number } | undefined;
  /** The bill by the rates of that version; undefined if the site no longer has them. */
  bill: Bill | undefined;
}

export interface ContactSubmission {
  fields: LeadFields;
  envelope: RequestEnvelope;
  consentGiven: boolean;
  files: ReceivedFile[];
  /** The facts of this kind of request that are not fields of every request, one a line, for people. */
  details?: string | undefined;
  estimate?: StoredEstimate | undefined;
  /** Of a form of questions: its version, and what was answered, in order. */
  formVersion?: string | undefined;
  answers?: readonly StoredAnswer[] | undefined;
  becomes?: Becoming | undefined;
  /** The article that offers the document, with the slugs of its tags. */
  article?: { id: number; tags: readonly string[] } | undefined;
  /** By which it is recognised where only some of its fields count. R38. */
  fingerprint?: string | undefined;
}

/** `suspicion`: why a person should look before this counts as a request. */
export type Parsed =
  | { ok: true; submission: ContactSubmission; suspicion?: string }
  | { ok: false; outcome?: string; refusal: Refusal };
