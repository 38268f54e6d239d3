/** The fields that may have a file, one each. R26. */
export const fileFields = ['file', 'proof', 'essay'] as const;
export type FileField = (typeof fileFields)[number];
