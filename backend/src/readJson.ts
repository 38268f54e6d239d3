/** JSON that came as text; what is none, and what Fastify has read already, stays as it is. */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    // The schema refuses it as it would refuse any other text.
    return body;
  }
}
