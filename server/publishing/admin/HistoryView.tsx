import { pageFault } from '@frontage/contract/release.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { hasRole } from '../../access/access.ts';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { PostButton } from '../../admin/PostButton.tsx';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say, spokenLanguage, wordsFor } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import type { Release } from '../../payload-types.ts';
import { keptReleasesOf, publicationState } from '../publicationState.ts';
import { changesOf } from '../releases.ts';
import { Faults } from './PublicationStatus.tsx';
import styles from './publication.module.css';

interface HistoryEntryProps {
  release: Release;
  /** Visitors see it now. */
  isLive: boolean;
  /** The actions on it. */
  children: ReactNode;
}

/** The number of releases that are listed; older ones were removed from the disk long ago. */
const told = 50;

/** `/admin/history`: what visitors saw when, who published it, and a way back to one of the last releases. */
export const HistoryView = adminPage('history', async ({ initPageResult: { req } }) => {
  const { payload } = req;
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  const state = publicationState(publication);
  const kept = keptReleasesOf(publication);
  const mayChoose = hasRole(req, 'admin', 'editor');
  const { docs } = await payload.find({ collection: 'releases', sort: '-id', limit: told, depth: 0 });
  const choice = (release: Release) => {
    if (!mayChoose || release.release === publication.liveRelease || !kept.includes(release.release)) return null;
    return (
      <PostButton path="/api/publication/hold" body={{ release: release.release }} margin={false}>
        {say('Show visitors this one')}
      </PostButton>
    );
  };
  // A release that was chosen just now is not live yet.
  const isThere = state.kind === 'held' ? state.release === publication.liveRelease : state.kind === 'shown';
  return (
    <>
      <RefreshWhile isActive={!isThere} />
      <p>
        {say(
          'Each release is the whole site as visitors saw it. The ten newest stay on the disk: one click shows one of them again, and the site stays there until it follows again what is published.',
        )}
      </p>
      {state.kind === 'held' ? (
        <section className={styles.status} data-state="held">
          <p>
            {say('The site stays at the release that is marked below{by}. What is published since waits.', {
              by: state.by ? say(', as {by} chose', { by: state.by }) : '',
            })}
          </p>
          {mayChoose ? (
            <PostButton path="/api/publication/follow" margin={false}>
              {say('Show visitors what is published')}
            </PostButton>
          ) : null}
        </section>
      ) : null}
      {hasRole(req, 'admin') ? <RenderAgain /> : null}
      <ol className={styles.releases}>
        {docs.map((release) => (
          <HistoryEntry key={release.id} release={release} isLive={release.release === publication.liveRelease}>
            {choice(release)}
          </HistoryEntry>
        ))}
      </ol>
      {docs.length === 0 ? <p>{say('Nothing has been published yet.')}</p> : null}
    </>
  );
});

/** One release: when it was made, what it contained, who published it, and what it cost. */
function HistoryEntry({ children, isLive, release }: HistoryEntryProps) {
  const changes = changesOf(release);
  const further = release.changeCount - changes.length;
  return (
    <li className={styles.release} data-tone={isLive ? 'good' : undefined}>
      <h2 className={admin.line}>
        <Moment iso={release.createdAt} />
        {isLive ? <span className={styles.mark}>{say('What visitors see')}</span> : null}
      </h2>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ by, document, kind, of, title }) => (
            <li key={`${of} ${document} ${kind} ${title} ${by}`}>
              {by ?? say('A program')}{' '}
              {kind === 'rendered'
                ? say('had every page rendered again')
                : say('{change} “{title}”', { change: say(kind), title: document ? title : wordsFor(title) })}
            </li>
          ))}
          {further > 0 ? <li>{say('and {further} more', { further })}</li> : null}
        </ul>
      ) : (
        <p>{say('Nobody published anything: something began or ended by itself, or the site got other code.')}</p>
      )}
      <p className={admin.quiet}>
        {say('{rendered} of {total} pages rendered{removed}, in {ms} s', {
          rendered: release.rendered,
          total: release.total,
          removed: release.removed > 0 ? say(', {removed} taken away', { removed: release.removed }) : '',
          ms: (release.ms / 1000).toLocaleString(spokenLanguage(), { maximumFractionDigits: 1 }),
        })}
      </p>
      <Faults faults={z.array(pageFault).catch([]).parse(release.faults)} />
      {children}
    </li>
  );
}

/** Renders every page again, whatever the ledger says: the remedy should a page differ from what was published. */
function RenderAgain() {
  return (
    <section className={styles.again} aria-label={say('Every page')}>
      <p>
        {say(
          'A publication renders the pages that changed. Should one ever show something else than was published, have all of them rendered again; visitors see what they saw until that is done.',
        )}
      </p>
      <PostButton path="/api/publication/render-again" margin={false}>
        {say('Render every page again')}
      </PostButton>
    </section>
  );
}
