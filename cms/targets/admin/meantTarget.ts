import { meantLink } from '../readLink.ts';
import type { Target } from '../target.ts';

/** An address that somebody typed as people write it, whole; undefined for words. */
export function meantTarget(text: string): Target | undefined {
  const value = meantLink(text);
  return value ? { kind: 'As it is typed', title: text.trim(), value, detail: value, isPublished: true } : undefined;
}
