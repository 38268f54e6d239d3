import type { PagedType } from '@frontage/kinds/kinds.ts';

/** A document that gets its own picture for social networks where the editor gave none. */
interface Pictured {
  type: PagedType;
  id: number;
  /** ISO time of the last change: a new title gets a new address, because networks keep pictures for long. */
  modified: string;
}

/** The path of the picture of 1200 x 630 that the backend makes from a document's title. R4. */
export function pathOfSocialImage({ type, id, modified }: Pictured): string {
  return `/social/${type}-${id}.png?v=${Date.parse(modified).toString(36)}`;
}
