import { endingsOf, maxFileBytes, megabyte } from './limits.ts';

/** The ending of a file name in lower case, with its dot; empty where there is none. */
export function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

/**
 * Returns what the browser can see wrong with a file before it is sent, by the id of its sentence; undefined where
 * nothing is.
 * The server checks again, by content. R28.
 */
export function problemOfFile(file: {
  name: string;
  size: number;
}): 'fileTooLarge' | 'fileEmpty' | 'fileTypeRefused' | undefined {
  if (file.size > maxFileBytes) return 'fileTooLarge';
  if (file.size === 0) return 'fileEmpty';
  if (!endingsOf().includes(endingOf(file.name))) return 'fileTypeRefused';
  return undefined;
}

/**
 * A size for people, its number and unit joined by a no-break space: `812 MB`, `48.2 MB`, `31.4 KB`. In the units of
 * the limit of 50 MB: 1 MB is 1,048,576 bytes.
 */
export function readableSize(bytes: number): string {
  if (bytes >= 100 * megabyte) return `${Math.round(bytes / megabyte)}\u00a0MB`;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)}\u00a0MB`;
  return `${(bytes / 1024).toFixed(1)}\u00a0KB`;
}
