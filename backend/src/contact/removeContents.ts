/** Only the kind of a database error is logged, because its message may repeat the row. */
export function removeContents(error: unknown): { name: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const cause = error.cause instanceof Error ? error.cause : error;
  return { name: error.name, ...('code' in cause ? { code: String(cause.code) } : {}) };
}
