/** A column of a table; widths are shares of the whole. */
export interface TableColumn {
  title: string;
  share: number;
  align?: 'right';
}

/** The parts of a document, from top to bottom. */
export type DocumentPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Each with an empty square to tick. */
  | { kind: 'checks'; items: readonly string[] }
  | { kind: 'table'; caption: string; columns: readonly TableColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; name: string; text: string }
  /** Begins a new page. */
  | { kind: 'page' };

/** A document that readers can ask for, with the name that articles use for it. */
export interface DemoDocument {
  name: string;
  title: string;
  /** One or two sentences below the title: what it is for, and how to use it. */
  lead: string;
  parts: readonly DocumentPart[];
}

/** Returns rows to fill in by hand. */
export function createEmptyRows(count: number, columns: number): string[][] {
  return Array.from({ length: count }, () => Array<string>(columns).fill(''));
}
