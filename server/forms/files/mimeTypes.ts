/** The accepted types, as they are stored. R28. */
export const acceptedTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  pages: 'application/vnd.apple.pages',
  numbers: 'application/vnd.apple.numbers',
  keynote: 'application/vnd.apple.keynote',
} as const;

export type AcceptedType = (typeof acceptedTypes)[keyof typeof acceptedTypes];

/** Why a document is refused: another type or an unsafe archive, macros, a password. */
export type FileFault = 'unknown' | 'macros' | 'password';

export type Recognised = { type: AcceptedType } | { fault: FileFault };

export const unknown: Recognised = { fault: 'unknown' };
