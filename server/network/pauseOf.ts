/**
 * ms to wait, which a peer asks for as seconds or as a date (Retry-After, RFC 9110, 10.2.3), at most `longestMs`.
 * Undefined if it asks for none, or for no valid one.
 */
export function pauseOf(asked: string | null | undefined, longestMs: number): number | undefined {
  const said = asked?.trim() ?? '';
  const ms = /^\d{1,15}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return ms > 0 ? Math.min(ms, longestMs) : undefined;
}
