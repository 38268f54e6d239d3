import type { ContactFields, RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';

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
}

/** A request that fits the contract. */
export interface ContactSubmission {
  fields: ContactFields;
  envelope: RequestEnvelope;
  consentGiven: boolean;
  files: ReceivedFile[];
}
