/**
 * Parses JSON that arrived as text. Other text, which a schema refuses like any other value, and whatever is parsed
 * already are returned as they are.
 */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
