import type { PageFault } from '@frontage/contract/release.ts';
import type { ServerProps } from 'payload';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { faultsOf, formOfFault, publicationState } from '../publicationState.ts';
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
        <Words state={state} /> <a href="/admin/history">{say('History of the site')}</a>
      </p>
      {state.kind === 'failed' ? <pre className={styles.message}>{sayAgain(state.message)}</pre> : null}
      <Faults faults={faults} />
    </section>
  );
}

function Words({ state }: { state: ReturnType<typeof publicationState> }) {
  switch (state.kind) {
    case 'shown':
      return sayWith('The site shows what is published{liveAt}.', {
        liveAt: state.liveAt ? sayWith(', since {moment}', { moment: <Moment iso={state.liveAt} /> }) : null,
      });
    case 'waiting':
      return say('Something was published and is on its way to the site.');
    case 'rendering':
      return say('Rendering {rendered} of {toRender} pages; visitors still see what was published before.', {
        rendered: state.rendered,
        toRender: state.toRender,
      });
    case 'held':
      return say('The site stays at an older release{by}; what is published waits.', {
        by: state.by ? say(', as {by} chose', { by: state.by }) : '',
      });
    case 'failed':
      return say('The site could not be made{nextTryAt}. Visitors see what they saw before.', {
        nextTryAt: state.nextTryAt ? say(', which is tried again by itself') : '',
      });
  }
}

/** What could not be shown as it was published, each with a link to where it can be fixed. */
export function Faults({ faults }: { faults: readonly PageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ document, fields, isKept, isShown, message, path }) => (
        <li key={`${path} ${message}`}>
          {document ? <a href={formOfFault(document)}>{path}</a> : path}{' '}
          {isShown ? say('is shown.') : isKept ? say('is shown as it was before.') : say('is not shown.')}
          {document && fields ? (
            <ul className={styles.faults}>
              {fields.map((field) => (
                <li key={`${field.path} ${field.words}`}>
                  <a href={formOfFault(document, field.path)}>{sayAgain(field.words)}</a>
                </li>
              ))}
            </ul>
          ) : (
            <pre className={styles.message}>{message}</pre>
          )}
        </li>
      ))}
    </ul>
  );
}
