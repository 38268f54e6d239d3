import { say } from '../../admin/say.ts';
import { meantLink } from '../readLink.ts';
import type { Target } from '../target.ts';

/** The full link for an address as people write it; undefined for other words. */
export function meantTarget(text: string): Target | undefined {
  const value = meantLink(text);
  return value
    ? { kind: say('As it is typed'), title: text.trim(), value, detail: value, isPublished: true }
    : undefined;
}
