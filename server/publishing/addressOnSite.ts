import { pathOfTerm } from '@frontage/contract/glossary.ts';
import type { Payload } from 'payload';

/** The fields of a document that determine its address. */
interface Addressed {
  id: number;
  /** The path of a page or an article; of an office its address in the city. */
  address?: unknown;
  letter?: string | null;
  slug?: string | null;
}

/** The full address at which visitors read a document; undefined where it has no address. */
export function addressOnSite(payload: Payload, collection: string, document: Addressed): string | undefined {
  const path = pathOf(collection, document);
  return path ? liveAddress(payload, path) : undefined;
}

function pathOf(collection: string, { address, letter, slug }: Addressed): string | undefined {
  if (collection === 'glossary') return letter && slug ? pathOfTerm({ letter, slug }) : undefined;
  const hasPath = collection === 'pages' || collection === 'articles';
  return hasPath && typeof address === 'string' ? address : undefined;
}

/** A path of the site as a full address. */
export function liveAddress({ config }: Pick<Payload, 'config'>, path: string): string {
  return new URL(path, String(config.admin.custom?.siteUrl)).href;
}
