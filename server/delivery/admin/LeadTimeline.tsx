import type { UIFieldServerProps } from 'payload';
import styles from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { readEnvironment } from '../../environment.ts';
import { stateInWords, timelineOf } from '../delivery.ts';
import { SendAgainButton } from './SendAgainButton.tsx';
import { Timeline } from './Timeline.tsx';

/** Everything that a request owes, with each try, in the form of the request. */
export function LeadTimeline({ id, req }: UIFieldServerProps) {
  return id === undefined ? null : (
    <Owed
      of="lead"
      id={id}
      req={req}
      none={say('Nothing is owed: a request in quarantine tells nobody until it is taken out.')}
    />
  );
}

/** The same in the form of a subscriber: what sales ordered for them. */
export function SubscriberTimeline({ id, req }: UIFieldServerProps) {
  return id === undefined ? null : <Owed of="subscriber" id={id} req={req} />;
}

interface OwedProps extends Pick<UIFieldServerProps, 'req'> {
  of: 'lead' | 'subscriber';
  id: number | string;
  /** Shown while nothing is owed; without it nothing is shown. */
  none?: string;
}

async function Owed({ id, none, of, req }: OwedProps) {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { [of]: { equals: id } },
    sort: 'createdAt',
    pagination: false,
    limit: 100,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  if (docs.length === 0 && !none) return null;
  const { smtpUrl } = readEnvironment();
  return (
    <section className={styles.deliveries} aria-label={say('What is owed')}>
      {docs.length === 0 && <p>{none}</p>}
      {docs.map((delivery) => (
        <article key={delivery.id} data-status={delivery.status}>
          <h4>
            {say(delivery.label)}: {say(stateInWords(delivery, smtpUrl))}
          </h4>
          <Timeline
            entries={timelineOf(delivery)}
            done={stateInWords({ ...delivery, status: 'delivered' }, smtpUrl)}
            nextTryAt={delivery.status === 'owed' ? delivery.nextTryAt : undefined}
          />
          {delivery.status === 'failed' && <SendAgainButton id={delivery.id} />}
        </article>
      ))}
    </section>
  );
}
