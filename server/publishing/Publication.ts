import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { PublisherActivity } from './publicationState.ts';

/** What is published, and the version by which a newer state is recognised. */
export interface PublishedState {
  /** Changes with every published change. */
  version: string;
  /** The release that the site must stay at, whatever is published. */
  heldRelease: string | undefined;
  /** The version that was last noted as live; undefined if none was. */
  liveVersion: string | undefined;
  /** The version at which somebody asked to render every page; undefined once that was done. */
  fullVersion?: string | undefined;
}

/** What the publisher asks of the CMS, and notes in it. */
export interface Publication {
  state(): Promise<PublishedState>;
  /** The last noted change; undefined if there is none. */
  lastChange(): Promise<number | undefined>;
  /** When published content next begins or ends by itself, such as an event that ends; undefined if nothing will. */
  nextTurnOf(after: Date): Promise<Date | undefined>;
  noteActivity(activity: PublisherActivity): Promise<void>;
  /** Notes that every page was rendered, as somebody asked at this version. */
  noteFull(fullVersion: string): Promise<void>;
  /** Notes that a release was made, or also shows later changes; `lastChange` is the last that it contains. */
  noteRelease(summary: ReleaseSummary, lastChange: number | undefined): Promise<void>;
  /** Notes that visitors get this release from now on, and which releases are kept to go back to, newest first. */
  noteLive(summary: ReleaseSummary, kept: readonly string[]): Promise<void>;
}
