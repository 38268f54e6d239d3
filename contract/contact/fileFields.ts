/** The fields that may carry a file, one each. Specification §3.1. */
export const fileFields = ['file', 'proof', 'essay'] as const;
export type FileField = (typeof fileFields)[number];
