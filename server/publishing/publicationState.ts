import { type PageFault, pageFault } from '@frontage/contract/release.ts';
import { collectionNamed } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import type { Publication } from '../payload-types.ts';

/** What the publisher is doing, as it stores it in the global `publication`. */
const publisherActivity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle') }),
  /** All addresses, those that need rendering, and those of them that are done. */
  z.object({ kind: z.literal('rendering'), total: z.int(), toRender: z.int(), rendered: z.int() }),
  z.object({
    kind: z.literal('failed'),
    message: z.string(),
    /** ISO time of the next try; missing where only another change can help. */
    nextTryAt: z.string().optional(),
  }),
]);

export type PublisherActivity = z.infer<typeof publisherActivity>;

export type PublicationState =
  | { kind: 'shown'; liveAt: string | undefined }
  /** Published, and not seen by the publisher yet. */
  | { kind: 'waiting' }
  | Extract<PublisherActivity, { kind: 'rendering' | 'failed' }>
  /** Somebody returned to this release: what is published since waits. */
  | { kind: 'held'; release: string; by: string | undefined };

/** Only what visitors get counts as shown, so a silent publisher has published nothing. */
export function publicationState(publication: Partial<Publication>): PublicationState {
  const { heldBy, heldRelease, liveAt, liveVersion, version } = publication;
  const activity = publisherActivity.safeParse(publication.activity).data;
  if (heldRelease) return { kind: 'held', release: heldRelease, by: heldBy ?? undefined };
  if (activity && activity.kind !== 'idle') return activity;
  if (version && version === liveVersion) return { kind: 'shown', liveAt: liveAt ?? undefined };
  return { kind: 'waiting' };
}

/** The releases to which one can return, newest first. */
export function keptReleasesOf({ keptReleases }: Partial<Publication>): string[] {
  return z
    .array(z.string())
    .catch([])
    .parse(keptReleases ?? []);
}

/** Documents that could not be shown as they were published. */
export function faultsOf({ faults }: Partial<Publication>) {
  return z
    .array(pageFault)
    .catch([])
    .parse(faults ?? []);
}

/** The form of a document, at a field where one is named. */
export function formOfFault({ id, kind }: NonNullable<PageFault['document']>, field?: string): string {
  const form = `/admin/collections/${collectionNamed(kind)}/${id}`;
  return field === undefined ? form : `${form}?field=${field}`;
}
