/** A fault of the database may repeat the row it was about; only its kind is logged. */
export function withoutContents(error: unknown): { name: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const cause = error.cause instanceof Error ? error.cause : error;
  return { name: error.name, ...('code' in cause ? { code: String(cause.code) } : {}) };
}
