import { pathOfTerm } from '@frontage/contract/glossary.ts';
import type { Payload } from 'payload';

/** What of a document tells its address. */
interface Addressed {
  id: number;
  address?: string | null;
  letter?: string | null;
  slug?: string | null;
}

/** Where visitors read a document, as a whole address; undefined where it has none of its own. */
export function addressOnSite(
  payload: Payload,
  collection: string,
  { address, letter, slug }: Addressed,
): string | undefined {
  const path = collection === 'glossary' && letter && slug ? pathOfTerm({ letter, slug }) : address;
  return path ? liveAddress(payload, path) : undefined;
}

/** A path of the site as visitors open it. */
export function liveAddress({ config }: Pick<Payload, 'config'>, path: string): string {
  return new URL(path, String(config.admin.custom?.siteUrl)).href;
}
