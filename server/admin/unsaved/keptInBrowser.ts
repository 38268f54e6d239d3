/** ms after which it is dropped, because nobody will come back to it. */
const keptMs = 30 * 24 * 3_600_000;

/** What this browser keeps under a key, with the time since when; undefined if it is old, or not what we wrote. */
export function readKept<Kept extends object>(key: string): (Kept & { at: string }) | undefined {
  try {
    const kept: Kept & { at: string } = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Date.now() - new Date(kept.at).getTime() < keptMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something in this browser from now on, or nothing any more. Where its storage is full, what was kept last stays. */
export function keep(key: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify({ ...value, at: new Date().toISOString() }));
    else localStorage.removeItem(key);
  } catch {
    // The next letter tries again.
  }
}

/** Drops what is old under all keys that begin so. */
export function dropOld(prefix: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !readKept(key)) localStorage.removeItem(key);
}
