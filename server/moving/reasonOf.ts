/** PostgreSQL's own message, with the key that it is about. The layer in between would add all values of the batch. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  const { cause } = error;
  return 'detail' in cause && typeof cause.detail === 'string' ? `${cause.message}: ${cause.detail}` : cause.message;
}
