import type { DefaultServerCellComponentProps, JSONFieldServerProps, UIFieldServerProps } from 'payload';
import styles from '../../admin/admin.module.css';
import { PostButton } from '../../admin/PostButton.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readEnvironment } from '../../environment.ts';
import { deliveryKinds, stateInWords, type TimelineEntry, timelineOf } from '../delivery.ts';

const words: Record<Exclude<TimelineEntry['outcome'], 'delivered'>, string> = {
  failed: 'failed',
  postponed: 'asked to wait',
  'sent again': 'sent again by hand',
};

const tones = { delivered: 'good', failed: 'bad', owed: 'warning' } as const;

interface TimelineProps {
  entries: TimelineEntry[];
  done: string;
  nextTryAt?: string | null | undefined;
}

/** The tries of a delivery in order, each with its time and its reason. */
export function Timeline({ done, entries, nextTryAt }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.outcome}`}>
          <Moment iso={entry.at} hasSeconds />: {entry.outcome === 'delivered' ? say(done) : say(words[entry.outcome])}
          {entry.reason ? `: ${sayAgain(entry.reason)}` : ''}
          {entry.tookMs === undefined ? '' : ` (${entry.tookMs} ms)`}
        </li>
      ))}
      {nextTryAt && <li>{sayWith('{moment}: next try', { moment: <Moment iso={nextTryAt} hasSeconds /> })}</li>}
      {entries.length === 0 && !nextTryAt && <li>{say('Not tried yet')}</li>}
    </ol>
  );
}

/** Everything that a request owes, with each try, in the form of the request. */
export function LeadTimeline({ data, id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const none =
    data?.status === 'quarantine'
      ? say('Nothing is owed: a request in quarantine tells nobody until it is taken out.')
      : say('Nothing has been sent automatically, and nothing is waiting.');
  return <Owed of="lead" id={id} req={req} none={none} />;
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
    <section className={`${styles.list} ${styles.deliveries}`} aria-label={say('What is owed')}>
      {docs.length === 0 && <p>{none}</p>}
      {docs.map((delivery) => (
        <article key={delivery.id} className={styles.bar} data-tone={tones[delivery.status]}>
          <h4>
            {delivery.label}: {say(stateInWords(delivery, smtpUrl))}
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

/** The tries of a delivery so far, in its own form. */
export function DeliveryTimeline({ data }: JSONFieldServerProps) {
  const nextTryAt = data?.status === 'owed' && data.nextTryAt ? String(data.nextTryAt) : undefined;
  const kind = deliveryKinds.find(({ value }) => value === data?.kind)?.value ?? 'mail';
  const done = stateInWords({ kind, status: 'delivered' }, readEnvironment().smtpUrl);
  return <Timeline done={done} entries={timelineOf({ timeline: data?.timeline })} nextTryAt={nextTryAt} />;
}

/** The button that tries a delivery again, in its own form. Renders nothing where it was delivered. */
export function SendAgain({ id, data }: UIFieldServerProps) {
  return id === undefined || data?.status === 'delivered' ? null : <SendAgainButton id={Number(id)} />;
}

/** The same button in a list, for failed deliveries. Payload also renders it in a form, without a row. */
export function SendAgainCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData?.status === 'failed' ? <SendAgainButton id={Number(rowData.id)} /> : null;
}

export function SendAgainButton({ id }: { id: number }) {
  return <PostButton path={`/api/deliveries/${id}/send-again`}>{say('Send again')}</PostButton>;
}
