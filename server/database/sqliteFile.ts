import { fileURLToPath } from 'node:url';

/** The path in an SQLite address: `file:/absolute/path` or `file:relative/path`. */
export function sqliteFile(url: string): string {
  return url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length);
}
