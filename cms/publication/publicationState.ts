import type { Publication } from '../payload-types.ts';

/** How the site stands to what was published. */
export type PublicationState =
  | { kind: 'shown'; builtAt: string | undefined }
  | { kind: 'building' }
  | { kind: 'failed'; message: string };

/** A failed build counts until one goes well: the publisher empties the message then. */
export function publicationState(publication: Partial<Publication>): PublicationState {
  const { version, lastBuiltVersion, lastBuiltAt, lastError } = publication;
  if (lastError) return { kind: 'failed', message: lastError };
  if (version && version === lastBuiltVersion) return { kind: 'shown', builtAt: lastBuiltAt ?? undefined };
  return { kind: 'building' };
}
