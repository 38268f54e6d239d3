/** Longest path, in characters. */
const maxLength = 500;

/** Says what is wrong with a path of a redirect; undefined where nothing is. */
export function faultOfPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'A path such as /services/old-name';
  if (value.length > maxLength) return `At most ${maxLength} characters`;
  // Browsers read both // and /\ as the start of another host.
  if (!value.startsWith('/') || /^\/[/\\]/.test(value)) return 'A path of this site: it begins with one /';
  if (/[\s\\?#\p{Cc}]/u.test(value)) return 'A path alone: without spaces, ?, # or \\';
  if (value.includes('//')) return 'Two slashes in a row lead nowhere';
  if (value.split('/').some((part) => part === '.' || part === '..')) return 'Without the parts . and ..';
  return undefined;
}

/** Addresses of the site have no trailing slash. R1. */
export function withoutTrailingSlash(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replace(/(?<=[^/])\/$/, '') : value;
}
