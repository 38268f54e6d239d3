import type { UIFieldServerProps } from 'payload';
import { timelineOf } from '../../deliveries/delivery.ts';
import styles from '../admin.module.css';
import { SendAgainButton } from './SendAgainButton.tsx';
import { Timeline } from './Timeline.tsx';

/** Everything that a request owes, with each try, in the form of the request. */
export async function LeadTimeline({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { lead: { equals: id } },
    sort: 'createdAt',
    pagination: false,
    limit: 100,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return (
    <section className={styles.deliveries} aria-label="What is owed for this request">
      {docs.length === 0 && <p>Nothing is owed: a request in quarantine tells nobody until it is taken out.</p>}
      {docs.map((delivery) => (
        <article key={delivery.id} data-status={delivery.status}>
          <h4>
            {delivery.label}: {delivery.status}
          </h4>
          <Timeline
            entries={timelineOf(delivery)}
            nextTryAt={delivery.status === 'owed' ? delivery.nextTryAt : undefined}
          />
          {delivery.status === 'failed' && <SendAgainButton id={delivery.id} />}
        </article>
      ))}
    </section>
  );
}
