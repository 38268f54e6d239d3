import { z } from 'zod';

/** The types of files that the library of recordings keeps, and their endings. */
export const recordedTypes = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
  'font/woff2': 'woff2',
} as const;
export type RecordedType = keyof typeof recordedTypes;

/** A film or its captions, from the library of recordings; of one of these types. */
export function recordedFile(description: string, types: readonly RecordedType[]) {
  return z.object({ url: z.string().startsWith('/'), type: z.enum(types) }).meta({ description, recorded: types });
}

export type RecordedFile = { url: string; type: RecordedType };
