import { pathOfTerm } from '@frontage/contract/glossary.ts';
import type { Payload } from 'payload';

/** What of a document tells its address. */
interface Addressed {
  id: number;
  /** Of a page or an article its path; of an office where it is in its city. */
  address?: unknown;
  letter?: string | null;
  slug?: string | null;
}

/** Where visitors read a document, as a whole address; undefined where it has none of its own. */
export function addressOnSite(payload: Payload, collection: string, document: Addressed): string | undefined {
  const path = pathOf(collection, document);
  return path ? liveAddress(payload, path) : undefined;
}

function pathOf(collection: string, { address, letter, slug }: Addressed): string | undefined {
  if (collection === 'glossary') return letter && slug ? pathOfTerm({ letter, slug }) : undefined;
  const hasPath = collection === 'pages' || collection === 'articles';
  return hasPath && typeof address === 'string' ? address : undefined;
}

/** A path of the site as visitors open it. */
export function liveAddress({ config }: Pick<Payload, 'config'>, path: string): string {
  return new URL(path, String(config.admin.custom?.siteUrl)).href;
}
