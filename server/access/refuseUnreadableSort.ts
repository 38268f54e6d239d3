import {
  type CollectionBeforeOperationHook,
  getLocalizedPaths,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
} from 'payload';

/**
 * Refuses to sort by a field of a related document that nobody may read, such as `owner.hash`: the order would tell
 * about its contents. Payload (as of 3.90.2) checks such a path in `where`, and skips it in `sort`.
 */
export const refuseUnreadableSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return;
  const { joins, sort }: { joins?: unknown; sort?: unknown } = Object(args);
  const ofJoins = Object.entries(joins && typeof joins === 'object' ? joins : {}).flatMap(([name, join]) =>
    pathsIn(Object(join).sort).map((path) => `${name}.${path}`),
  );
  const refused = [...pathsIn(sort), ...ofJoins].filter((path) => !isReadable(req, collection, path));
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })));
};

function isReadable({ locale, payload }: PayloadRequest, config: SanitizedCollectionConfig, path: string): boolean {
  // Paths within the document itself are Payload's business, and unknown ones sort nothing.
  if (!path.includes('.')) return true;
  const paths = getLocalizedPaths({
    collectionSlug: config.slug,
    fields: config.flattenedFields,
    incomingPath: path,
    locale: locale ?? '',
    payload,
  });
  return paths.every(({ invalid }) => !invalid);
}

function pathsIn(sort: unknown): string[] {
  const written = Array.isArray(sort) ? sort : [sort];
  return written
    .flatMap((one) =>
      typeof one === 'string' ? one.split(',').map((path) => path.trim().replace(/^-/, '').replaceAll('__', '.')) : [],
    )
    .map((path) => path.replace(/^(version|parent)\./, ''));
}
