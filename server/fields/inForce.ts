import type { Where } from 'payload';

/** What Payload's operations find of documents that visitors see. */
export const published: Where = { _status: { equals: 'published' } };

/**
 * Documents with drafts that visitors see. Needed below Payload's operations, which themselves leave out what is in the
 * trash; a draft of a published document is among its versions alone.
 */
export const inForce: Where = { and: [{ deletedAt: { exists: false } }, published] };
