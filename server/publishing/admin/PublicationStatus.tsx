import type { ServerProps } from 'payload';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { Moment } from '../../clock/admin/Moment.tsx';
import { faultsOf, publicationState } from '../publicationState.ts';
import { Faults } from './Faults.tsx';
import styles from './publication.module.css';

/** Says on the dashboard whether visitors see what is published, what is being published, and what cannot be shown. */
export async function PublicationStatus({ payload }: ServerProps) {
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  const state = publicationState(publication);
  const faults = faultsOf(publication);
  return (
    <section className={styles.status} data-state={faults.length > 0 ? 'failed' : state.kind} aria-live="polite">
      <RefreshWhile isActive={state.kind === 'waiting' || state.kind === 'rendering' || state.kind === 'failed'} />
      <p>
        <Words state={state} /> <a href="/admin/history">History of the site</a>
      </p>
      {state.kind === 'failed' ? <pre className={styles.message}>{state.message}</pre> : null}
      <Faults faults={faults} />
    </section>
  );
}

function Words({ state }: { state: ReturnType<typeof publicationState> }) {
  switch (state.kind) {
    case 'shown':
      return (
        <>
          The site shows what is published
          {state.liveAt ? (
            <>
              , since <Moment iso={state.liveAt} />
            </>
          ) : null}
          .
        </>
      );
    case 'waiting':
      return 'Something was published and is on its way to the site.';
    case 'rendering':
      return `Rendering ${state.rendered} of ${state.toRender} pages; visitors still see what was published before.`;
    case 'held':
      return `The site stays at an older release${state.by ? `, as ${state.by} chose` : ''}; what is published waits.`;
    case 'failed':
      return `The site could not be made${state.nextTryAt ? ', which is tried again by itself' : ''}. Visitors see what they saw before.`;
  }
}
