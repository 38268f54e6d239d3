import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** The cross-reference table of a PDF and its end marker are within the last bytes. */
const endBytes = 1024;

/** Refuses an incomplete or invalid PDF in our own words, before Payload does in its own. */
export const requireWholePdf: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (file && !isWholePdf(file.data)) {
    throw new APIError('This file is no whole PDF. Save it as one anew, and upload that.', 400, undefined, true);
  }
  return args;
};

function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-endBytes);
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('xref') && end.includes('%%EOF');
}
