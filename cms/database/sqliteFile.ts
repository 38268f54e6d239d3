import { fileURLToPath } from 'node:url';

/** The path that an address of SQLite names: `file:/absolute/path` or `file:relative/path`. */
export function sqliteFile(url: string): string {
  return url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length);
}
