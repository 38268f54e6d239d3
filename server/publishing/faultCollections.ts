import type { PageFault } from '@frontage/contract/release.ts';

/** The collection of a fault's document. */
export const faultCollections = { page: 'pages', article: 'articles' } as const satisfies Record<
  NonNullable<PageFault['document']>['kind'],
  string
>;
