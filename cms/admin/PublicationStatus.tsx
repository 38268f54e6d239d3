import type { ServerProps } from 'payload';
import { publicationState } from '../publication/publicationState.ts';
import styles from './admin.module.css';
import { RefreshWhile } from './RefreshWhile.tsx';

/** Tells editors on the dashboard whether visitors already see what they published. */
export async function PublicationStatus({ payload }: ServerProps) {
  const state = publicationState(await payload.findGlobal({ slug: 'publication', depth: 0 }));
  return (
    <section className={styles.publication} data-state={state.kind} aria-live="polite">
      <RefreshWhile isActive={state.kind === 'building'} />
      {state.kind === 'shown' && (
        <p>The site shows what you published{state.builtAt ? ` (${since(state.builtAt)})` : ''}.</p>
      )}
      {state.kind === 'building' && <p>Building: the site still shows what was published before.</p>}
      {state.kind === 'failed' && (
        <>
          <p>The site could not be built. Visitors still see the last version that fits. What the build says:</p>
          <pre className={styles.message}>{state.message}</pre>
        </>
      )}
    </section>
  );
}

function since(builtAt: string): string {
  const moment = new Date(builtAt);
  return `built ${moment.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}
