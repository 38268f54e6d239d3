import type { LogFn, Logger } from 'pino';

/** The level below which nothing is a fault, as pino counts. */
const info = 30;

interface LoggedError {
  type: string;
  code?: string;
  /** Where it arose: functions and lines of our own code and of packages. */
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error as it may be in a log: its kind, its code and where it arose. Never its message: that of a database
 * repeats the row, and that of a mail server the address. OWASP ASVS 16.2.5.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown' };
  const stack = isRefusal(error) ? undefined : framesOf(error);
  return {
    type: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(stack ? { stack } : {}),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}

/**
 * Levels of what Payload refuses, by the names of its errors: what somebody outside can cause as often as they like is
 * no fault of ours. The rest of its errors are at level error.
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

/** A call that was refused with a status below 500. Where in the code that was tells nobody anything. */
function isRefusal(error: Error): boolean {
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** Options of pino for every log of ours: errors go through {@link errorForLog}, their messages into no line. */
export const privateLogging = {
  serializers: { err: errorForLog, error: errorForLog },
  hooks: {
    // Without this pino takes the message of an error for that of the line.
    logMethod(this: Logger, given: Parameters<LogFn>, log: LogFn, level: number) {
      const [first, ...rest] = given as unknown[];
      const error = first instanceof Error ? first : errorIn(first);
      // Refusals of our own carry the name that faults of Payload have too, so that it logs both as faults.
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

/** The lines behind the message; a message that looks like such lines is none of them. */
function framesOf({ message, stack }: Error): string | undefined {
  const begins = stack?.indexOf(message) ?? -1;
  return begins < 0 ? undefined : stack?.slice(begins + message.length).trim();
}
