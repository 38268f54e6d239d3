/** The value of a cookie that script may read; undefined when it is not set, or set by somebody who writes it otherwise. */
export function cookieOf(name: string, cookies: string = document.cookie): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** A cookie for the whole site, as `document.cookie` takes it. R52. */
export function cookieLine(name: string, value: string, maxAgeS: number, isSecure: boolean): string {
  const base = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeS}; SameSite=Lax`;
  return isSecure ? `${base}; Secure` : base;
}

/** Writes a cookie from its line. One with `max-age=0` is taken away. */
export function setCookie(line: string): void {
  // The Cookie Store API is missing in Firefox before 140, so the old way is the one that works everywhere.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = line;
}
