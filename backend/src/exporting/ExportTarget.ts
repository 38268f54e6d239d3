/** A file of the site as it lies at a static host. */
export interface ExportedFile {
  /** Its path there, without a slash at its beginning. */
  key: string;
  /** What others lead to is written before them: {@link turns}. */
  turn: Turn;
  /** Changes where its content or its headers do. */
  hash: string;
  headers: Record<string, string>;
  read(): Promise<Buffer>;
}

/** In this order, each whole before the next: what pages ask for, pages, what leads to them. */
export const turns = ['parts', 'pages', 'ways'] as const;
export type Turn = (typeof turns)[number];

/** Where an export lies. */
export interface ExportTarget {
  /** Part of what a file there is beside its content, such as whether it has twins. */
  manner: string;
  /** What the export before has left about itself; undefined where there was none. Throws where the place is not ours. */
  readNote(): Promise<string | undefined>;
  writeNote(text: string): Promise<void>;
  /** Whole, in place of what had the key before. */
  put(file: Pick<ExportedFile, 'key' | 'headers'>, content: Buffer): Promise<void>;
  /** Of a key that is not there too. */
  remove(key: string): Promise<void>;
}

/** The key of what an export says about itself. */
export const noteKey = '.frontage-export.json';
