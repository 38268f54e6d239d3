import type { PageFault } from '@frontage/contract/release.ts';

/** In which collection the document of a fault is. */
export const faultCollections = { page: 'pages', article: 'articles' } as const satisfies Record<
  NonNullable<PageFault['document']>['kind'],
  string
>;
