import { type FileField, fileFields } from '@frontage/contract/contact/limits.ts';

/** A form's field before it is prepared. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** Values that the page knows and the visitor did not type. */
export interface SubmissionContext {
  pageAddress: string;
  now: Date;
  /** Only if the visitor agreed to analytics and a client id exists. */
  analyticsClientId?: string | undefined;
  /** Where the visit began. */
  origin?: string | undefined;
}

export type PreparedFields = Record<string, string | number | boolean>;

/**
 * Prepares fields for sending: removes empty strings (nothing else), joins lists by commas, adds the page's address,
 * the local time and where the visit began. R36.
 */
export function prepareFields(fields: Record<string, FieldValue>, context: SubmissionContext): PreparedFields {
  const all: Record<string, FieldValue> = {
    ...fields,
    resendUrl: context.pageAddress,
    time: context.now.toLocaleString('ru-RU'),
    googleGA4ClientId: context.analyticsClientId,
    origin: context.origin,
  };
  const prepared: PreparedFields = {};
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue;
    const joined = typeof value === 'object' ? value.join(',') : value;
    if (joined !== '') prepared[name] = joined;
  }
  return prepared;
}

/** Returns fields to send as JSON, or multipart form data if there is a file. R36. */
export function bodyOf(
  prepared: PreparedFields,
  files: Partial<Record<FileField, readonly File[]>>,
): PreparedFields | FormData {
  const chosen = fileFields.flatMap((name) => (files[name] ?? []).map((file) => ({ name, file })));
  if (chosen.length === 0) return prepared;
  const form = new FormData();
  for (const [name, value] of Object.entries(prepared)) form.append(name, String(value));
  for (const { name, file } of chosen) form.append(name, file, file.name);
  return form;
}
