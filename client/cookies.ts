/** The value of a cookie that script may read; undefined if it is not set, or not encoded as ours are. */
export function cookieOf(name: string, cookies: string = document.cookie): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** A cookie for the whole site, in the format of `document.cookie`. R52. */
export function formatCookie(name: string, value: string, maxAgeS: number, isSecure: boolean): string {
  const base = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeS}; SameSite=Lax`;
  return isSecure ? `${base}; Secure` : base;
}

/** Sets a cookie from its line. `max-age=0` deletes it. */
export function setCookie(line: string): void {
  // The Cookie Store API is missing in Firefox before 140, so the old way is the one that works everywhere.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = line;
}
