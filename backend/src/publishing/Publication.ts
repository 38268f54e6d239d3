import type { PublisherActivity } from '@frontage/cms/publishing/publicationState.ts';
import type { ReleaseSummary } from '@frontage/contract/release.ts';

/** What is published, and the mark by which a newer state is known. */
export interface PublishedState {
  /** Changes with every published change. */
  version: string;
  /** The release that the site is to stay at, whatever is published. */
  heldRelease: string | undefined;
  /** The version that visitors were said to get; undefined where none was. */
  liveVersion: string | undefined;
  /** The version at which somebody asked for every page, until a release was made so. */
  fullVersion?: string | undefined;
}

/** What the publisher asks of the CMS, and notes in it. */
export interface Publication {
  state(): Promise<PublishedState>;
  /** The last change that was noted; undefined where none was. */
  lastChange(): Promise<number | undefined>;
  /** When published content next begins or ends by itself, such as an event that ends; undefined when nothing will. */
  nextTurnOf(after: Date): Promise<Date | undefined>;
  noteActivity(activity: PublisherActivity): Promise<void>;
  /** Every page was rendered, as somebody asked at this version. */
  noteFull(fullVersion: string): Promise<void>;
  /** A release was made, or turned out to show later changes too; `lastChange` is the last that it contains. */
  noteRelease(summary: ReleaseSummary, lastChange: number | undefined): Promise<void>;
  /** Visitors get this release from now on; one can go back to those that are kept, newest first. */
  noteLive(summary: ReleaseSummary, kept: readonly string[]): Promise<void>;
}
