import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { readEnvironment } from '../../environment.ts';
import { type FirstStep, readFirstSteps } from '../firstSteps.ts';
import styles from './firstSteps.module.css';
import { HideFirstSteps } from './HideFirstSteps.tsx';
import { hiddenFirstSteps, keptDemo } from './hiddenFirstSteps.ts';
import { RemoveDemo } from './onDemand.ts';

/** What else waits is more urgent than a long list. */
const shownAtOnce = 3;

/** Shows admins the steps that make the site their own, until all are done or the list is hidden. */
export async function FirstSteps({ payload, user }: ServerProps) {
  if (!user || !hasRole({ user }, 'admin')) return null;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { in: [hiddenFirstSteps, keptDemo] } }, { 'user.value': { equals: user.id } }] },
    pagination: false,
    depth: 0,
  });
  const has = (preference: string) => docs.some(({ key }) => key === preference);
  if (has(hiddenFirstSteps)) return null;
  const hasMailServer = Boolean(readEnvironment().smtpUrl);
  const { demoPages, steps } = await readFirstSteps(payload, { email: user.email ?? '', hasMailServer });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length && demoPages === 0) return null;
  const next = steps.filter(({ isDone }) => !isDone).slice(0, shownAtOnce);
  const others = steps.filter((step) => !next.includes(step));
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      {demoPages > 0 && !has(keptDemo) && <RemoveDemo pages={demoPages} isQuestion />}
      <header className={admin.line}>
        <h2 id="first-steps">{say('Make this site yours')}</h2>
        <p className={admin.quiet}>{say('{done} of {steps} done', { done, steps: steps.length })}</p>
        <HideFirstSteps />
      </header>
      <Steps steps={next} />
      {others.length > 0 && (
        <details>
          <summary>{say('{count} more', { count: others.length })}</summary>
          <Steps steps={others} />
        </details>
      )}
      {demoPages > 0 && has(keptDemo) && <RemoveDemo pages={demoPages} />}
    </section>
  );
}

function Steps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <ol className={admin.list}>
      {steps.map(({ how, href, isDone, what }) => (
        <li key={what} data-done={isDone || undefined}>
          <span>
            {href ? <a href={href}>{say(what)}</a> : say(what)}
            {isDone && <span className={admin.quiet}>{say(' · done')}</span>}
          </span>
          <small className={admin.quiet}>{say(how)}</small>
        </li>
      ))}
    </ol>
  );
}
