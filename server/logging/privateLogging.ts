import type { LogFn, Logger } from 'pino';

/** pino's number for the level info, at which refusals are logged. */
const info = 30;

interface LoggedError {
  type: string;
  code?: string;
  /** The number of the same fault: SQLite's or the system's. */
  number?: number;
  /** Where it arose: functions and lines of our own code and of packages. */
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error as a log may contain it: its kind, its code and where it arose. Never its message: that of a database
 * repeats the row, and that of a mail server the address. OWASP ASVS 16.2.5.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown' };
  const stack = isRefusal(error) ? undefined : framesOf(error);
  return {
    type: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...numberOf(error),
    ...(stack ? { stack } : {}),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}

/**
 * Log levels of Payload's refusals, by the names of its errors: what anybody outside can cause as often as they like is
 * not a fault of ours. All its other errors have the level error.
 */
export const levelsOfRefusals = {
  AuthenticationError: 'info',
  Forbidden: 'info',
  Locked: 'info',
  LockedAuth: 'info',
  MissingFile: 'info',
  NotFound: 'info',
  QueryError: 'info',
  UnauthorizedError: 'info',
  UnverifiedEmail: 'info',
  ValidationError: 'info',
} as const;

function numberOf(error: Error): { number?: number } {
  const { errno, rawCode = errno }: { errno?: unknown; rawCode?: unknown } = Object(error);
  return typeof rawCode === 'number' ? { number: rawCode } : {};
}

/** True for a call that was refused with a status between 400 and 499. Its stack would tell nobody anything. */
function isRefusal(error: Error): boolean {
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/**
 * pino options for all our logs: errors are serialised by {@link errorForLog}, and their messages appear in no line.
 */
export const privateLogging = {
  serializers: { err: errorForLog, error: errorForLog },
  hooks: {
    // Otherwise pino would use the message of an error as the message of the line.
    logMethod(this: Logger, given: Parameters<LogFn>, log: LogFn, level: number) {
      const [first, ...rest] = given as unknown[];
      const error = first instanceof Error ? first : errorIn(first);
      // Our own refusals have the same name as faults of Payload, which would log both as errors.
      if (error?.name === 'APIError' && isRefusal(error) && level > info) return this.info(...given);
      if (!error || typeof rest[0] === 'string' || hasWords(first)) return log.apply(this, given);
      return log.apply(this, [first instanceof Error ? { err: first } : first, error.name]);
    },
  },
};

function errorIn(value: unknown): Error | undefined {
  if (typeof value !== 'object' || value === null || !('err' in value)) return undefined;
  return value.err instanceof Error ? value.err : undefined;
}

function hasWords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'msg' in value;
}

/** The stack after the message; a message that looks like stack lines is not part of it. */
function framesOf({ message, stack }: Error): string | undefined {
  const begins = stack?.indexOf(message) ?? -1;
  return begins < 0 ? undefined : stack?.slice(begins + message.length).trim();
}

/** What a machine has run out of. */
interface Shortage {
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
