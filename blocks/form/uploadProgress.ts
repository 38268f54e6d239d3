import { readableSize } from '@frontage/contract/contact/fileCheck.ts';

export interface UploadProgress {
  sentBytes: number;
  /** Undefined where the browser does not know it. */
  totalBytes: number | undefined;
}

/**
 * Share and words of an upload: `31.4 of 48.2 MB`. The transport counts all fields, so it is limited to the file's
 * size.
 */
export function describeUpload(fileBytes: number, { sentBytes, totalBytes }: UploadProgress) {
  const share = Math.min(1, sentBytes / Math.max(1, totalBytes ?? fileBytes));
  const whole = readableSize(fileBytes);
  const unit = whole.slice(whole.search(/\s/));
  const sent = readableSize(Math.round(share * fileBytes));
  return { share, amount: `${sent.endsWith(unit) ? sent.slice(0, -unit.length) : sent} of ${whole}` };
}
