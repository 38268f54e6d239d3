/** PostgreSQL's own words, with the key that they are about. What the layer between adds are all values of the batch. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  const { cause } = error;
  return 'detail' in cause && typeof cause.detail === 'string' ? `${cause.message}: ${cause.detail}` : cause.message;
}
