import type { ContactFields, RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import type { Bill, EstimateAnswers } from '@frontage/contract/estimate.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';

/** A file that came in: its bytes lie in the folder of uploads, synced to the disk, under a name of ours. */
export interface ReceivedFile {
  field: FileField;
  /** The visitor's name for it, for people alone: never a path. */
  fileName: string;
  storageName: string;
  /** By content. */
  mimeType: string;
  sizeBytes: number;
  sha256: string;
}

/** What came in a body, not yet looked at. Values by field name; `files` passed their own checks. */
export interface RawSubmission {
  fields: Map<string, string[]>;
  files: ReceivedFile[];
  /** What the owner made of the form; undefined where it is as usual. */
  own?: OwnForm | undefined;
}

/** Who asks, and in which words. Only the contact form needs a message; whoever wants to be called needs no address. */
export type LeadFields = Omit<ContactFields, 'email' | 'message'> & {
  email?: string | undefined;
  message?: string | undefined;
};

/** What the answers to the estimate came to, so that the sum can be made again. R46. */
export interface StoredEstimate {
  ratesVersion: string;
  answers: EstimateAnswers;
  /** The range that was on the visitor's screen; undefined where none was asked for. */
  shown: { lowUsd: number; highUsd: number } | undefined;
  /** The bill by the rates of that version; undefined where the site no longer has them. */
  bill: Bill | undefined;
}

/** A request that fits the contract. */
export interface ContactSubmission {
  fields: LeadFields;
  envelope: RequestEnvelope;
  consentGiven: boolean;
  files: ReceivedFile[];
  /** What this kind of request says beside the fields that all have: a line for each fact, for people. */
  details?: string | undefined;
  estimate?: StoredEstimate | undefined;
}
