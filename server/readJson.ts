/**
 * Parses JSON that arrived as text. Other text, and bodies that Fastify has already parsed, are returned as they are.
 */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    // The schema refuses it like any other text.
    return body;
  }
}
