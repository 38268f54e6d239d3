import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFiles } from '@frontage/contract/release.ts';
import type { PublisherActivity } from '../publishing/publicationState.ts';
import { createPublisher, type PublishOutcome } from '../publishing/publisher.ts';
import { openReleaseFolder, type ReleaseFolder } from '../publishing/servedReleases.ts';
import { type SmallRelease, writeSmallRelease } from './smallRelease.ts';

/** A site of one page that contains the version of its content, with everything around the publisher. */
export interface PublishedText {
  directory: string;
  releases: ReleaseFolder;
  clock: { now: Date };
  /** The state of the CMS, which tests change. */
  cms: {
    version: string;
    heldRelease: string | undefined;
    fullVersion: string | undefined;
    lastChange: number;
    turn: Date | undefined;
  };
  /** Runs while a release is made, before it is complete. */
  during: () => Promise<void> | void;
  /** True while the CMS cannot note what was made. */
  isDeaf: boolean;
  /** What the summary of the next release says of the releases around it. */
  parts: SmallRelease['parts'];
  /** True if no page shows the change: then the newest release is given the new version. */
  isUnseen: boolean;
  publishIfDue: () => Promise<PublishOutcome>;
  /** The same some seconds later, as the next relevant check. */
  publishLater: (seconds?: number) => Promise<PublishOutcome>;
  /** What a visitor sees; undefined while nothing is served. */
  shown: () => string | undefined;
  /** What the renderer was asked for, in order. The next fields are what the CMS and the operators were told. */
  asked: string[];
  live: string[];
  /** Ids of the releases that can be gone back to, as last told to the CMS. */
  kept: readonly string[];
  made: { version: string; lastChange: number | undefined }[];
  activities: PublisherActivity[];
  said: string[];
  /** Number of pages rendered for each release that visitors saw. */
  told: number[];
  close: () => void;
}

/** Opens it around the real publisher and a real folder of releases; CMS and renderer are in memory. */
export function openPublishedText(): PublishedText {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-releases-'));
  const releases = openReleaseFolder(directory);
  const current = (...path: string[]) => join(directory, 'current', ...path);
  const site: PublishedText = {
    directory,
    releases,
    clock: { now: new Date('2026-11-21T12:00:00Z') },
    cms: { version: 'one', heldRelease: undefined, fullVersion: undefined, lastChange: 1, turn: undefined },
    during: () => {},
    isDeaf: false,
    parts: {},
    isUnseen: false,
    publishIfDue: createPublisher({
      releases,
      publication: {
        state: async () => ({
          version: site.cms.version,
          heldRelease: site.cms.heldRelease,
          fullVersion: site.cms.fullVersion,
          liveVersion: site.live.at(-1),
        }),
        lastChange: async () => site.cms.lastChange,
        nextTurnOf: async (after) => (site.cms.turn && site.cms.turn > after ? site.cms.turn : undefined),
        noteActivity: async (activity) => void site.activities.push(activity),
        async noteLive({ id, version }, kept) {
          const { id: served } = JSON.parse(readFileSync(current(releaseFiles.summary), 'utf8'));
          if (served !== id) throw new Error(`${id} is called live while visitors get ${served}`);
          site.live.push(version);
          site.kept = kept;
        },
        noteFull: async (done) => {
          if (site.cms.fullVersion === done) site.cms.fullVersion = undefined;
        },
        async noteRelease({ version }, lastChange) {
          if (site.isDeaf) throw new Error('The database is away');
          site.made.push({ version, lastChange });
        },
      },
      renderer: {
        code: async () => 'small',
        follow: async () => {},
        async publish({ id, isFull, version }, onProgress) {
          site.asked.push(isFull ? `${version}, every page` : version);
          onProgress({ total: 1, toRender: 1, rendered: 0 });
          const newest = site.isUnseen ? await releases.find(undefined) : undefined;
          if (newest) {
            const told = { ...newest, version };
            writeFileSync(join(directory, newest.id, releaseFiles.summary), JSON.stringify(told));
            return { ...told, rendered: 0 };
          }
          mkdirSync(join(directory, id, releaseFiles.public), { recursive: true });
          writeFileSync(join(directory, id, releaseFiles.public, 'index.html'), 'half of');
          await site.during();
          const { parts } = site;
          site.parts = {};
          return writeSmallRelease(directory, id, { pages: { '/': version }, parts, version });
        },
      },
      now: () => site.clock.now,
      report: (line) => void site.said.push(line),
      published: ({ rendered }) => void site.told.push(rendered),
    }),
    publishLater(seconds = 1) {
      site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
      return site.publishIfDue();
    },
    shown() {
      const page = current(releaseFiles.public, 'index.html');
      return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
    },
    asked: [],
    live: [],
    kept: [],
    made: [],
    activities: [],
    said: [],
    told: [],
    close: () => rmSync(directory, { recursive: true }),
  };
  return site;
}
