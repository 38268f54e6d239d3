/** A file of the site as a static host stores it. */
export interface ExportedFile {
  /** Its path at the host, without a leading slash. */
  key: string;
  /** Files that others link to are written before them: {@link turns}. */
  turn: Turn;
  /** Changes whenever its content or its headers change. */
  hash: string;
  headers: Record<string, string>;
  read(): Promise<Buffer>;
}

/** The order of writing, each turn completed before the next: what pages load, then pages, then what leads to them. */
export const turns = ['parts', 'pages', 'ways'] as const;
export type Turn = (typeof turns)[number];

/** The place that an export is written to. */
export interface ExportTarget {
  /** How the target writes files apart from their content, such as with twins. Part of a file's hash. */
  manner: string;
  /** Returns the note that the previous export left; undefined if there was none. Throws if the place is not ours. */
  readNote(): Promise<string | undefined>;
  writeNote(text: string): Promise<void>;
  /** Stores a complete file, in place of any previous one with that key. */
  put(file: Pick<ExportedFile, 'key' | 'headers'>, content: Buffer): Promise<void>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
}

/** The key of the note that an export leaves about itself. */
export const noteKey = '.frontage-export.json';

/** An export that was not started or not finished. Its message says why, and what to do next. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}
