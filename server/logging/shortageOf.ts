/** What a machine has run out of. */
export interface Shortage {
  /** In words that continue `because`, and that strangers may read. */
  reason: string;
  /** What is told to whoever wanted to save something. */
  notSaved: string;
}

/** Each with the codes of Node, SQLite and PostgreSQL that mean it. */
const shortages: readonly (Shortage & { codes: RegExp })[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/,
    reason: 'the disk is full',
    notSaved: 'The disk of the server is full: nothing was saved. Copy what you typed.',
  },
  {
    codes: /^(?:EROFS|EIO|SQLITE_READONLY\w*|SQLITE_IOERR\w*|58030)$/,
    reason: 'the disk cannot be written',
    notSaved: 'The disk of the server cannot be written: nothing was saved. Copy what you typed.',
  },
  {
    codes: /^(?:EMFILE|ENFILE|53000)$/,
    reason: 'no file descriptors are left',
    notSaved: 'The server has too many files and connections open: nothing was saved. Copy what you typed.',
  },
];

/** Returns what an error, or one of its causes, says is short; undefined for any other error. */
export function shortageOf(error: unknown): Shortage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return shortages.find(({ codes }) => codes.test(code)) ?? shortageOf(error.cause);
}
