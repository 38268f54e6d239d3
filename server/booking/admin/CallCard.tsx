import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import admin from '../../admin/admin.module.css';
import { say, sayWith, spokenLanguage } from '../../admin/say.ts';
import type { Desk } from '../CallPlan.ts';
import { orderWords } from '../callState.ts';
import type { FoundCall } from '../findCalls.ts';
import { CancelCallButton, MoveCall, TakeInHand, YourClock } from './CallActions.tsx';
import styles from './calls.module.css';

const states: Record<FoundCall['state'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  quarantine: 'In quarantine: the hour is not kept',
};

interface CallCardProps {
  call: FoundCall;
  zone: string;
  /** Of those who take calls: where the host is, unless nobody of that name takes calls any more. */
  places: readonly Desk[];
  /** Names the day too, for calls that a search found. */
  saysDay?: boolean;
  /** True where the card is among days and can be dragged to another day. */
  canBeDrawn?: boolean;
}

/** How a dialog about moving a call names the visitor. */
export const nameOfVisitor = ({ visitor }: Pick<FoundCall, 'visitor'>) =>
  fullNameOf(visitor ?? {}) || say('the visitor');

/** One call: its time on each clock, with whom it is, its state, and the actions on it. */
export function CallCard({ call, canBeDrawn = false, places, saysDay = false, zone }: CallCardProps) {
  const { endsAt, host, id, inCalendar, isOpen, order, startsAt, state, visitor } = call;
  const office = places.find((one) => one.host === host);
  const iso = startsAt.toISOString();
  return (
    <article
      className={styles.card}
      data-state={state}
      {...(canBeDrawn && isOpen && !order
        ? { draggable: true, 'data-call': id, 'data-name': nameOfVisitor(call), 'data-start': iso }
        : {})}
    >
      <h4>
        <a href={`/admin/collections/bookings/${id}`} draggable={false}>
          {sayWith('{saysDay}{time} to {timeIn}', {
            saysDay: saysDay ? `${longDay(dayIn(startsAt, zone), spokenLanguage())}, ` : '',
            time: <time dateTime={iso}>{timeIn(startsAt, zone)}</time>,
            timeIn: timeIn(endsAt, zone),
          })}
        </a>
      </h4>
      {visitor ? (
        <p>
          <a href={`/admin/collections/leads/${visitor.leadId}`} draggable={false}>
            {fullNameOf(visitor) || say('Without a name')}
          </a>
          {visitor.company ? `, ${visitor.company}` : ''}
        </p>
      ) : (
        <p>{say('The request was erased')}</p>
      )}
      <p className={styles.host}>{say('With {host}', { host })}</p>
      <ul className={styles.clocks} aria-label={say('On other clocks')}>
        {office && office.timeZone !== zone ? (
          <li>
            {office.city}: {timeIn(startsAt, office.timeZone)}
          </li>
        ) : null}
        <li>
          {say('Visitor: {timeIn} ({zone})', {
            timeIn: timeIn(startsAt, call.zone),
            zone: call.zone.replaceAll('_', ' '),
          })}
        </li>
        <YourClock iso={iso} shown={zone} />
      </ul>
      <p className={styles.state}>{order ? say(orderWords[order]) : say(states[state])}</p>
      {isOpen && !order && inCalendar ? (
        <p>
          <a href={`/admin/collections/bookings/${id}`} draggable={false}>
            {inCalendar === 'moved'
              ? say('Moved in the calendar: say what holds')
              : say('Removed in the calendar: say what holds')}
          </a>
        </p>
      ) : null}
      {isOpen && !order ? (
        <details>
          <summary>{say('Move or cancel')}</summary>
          <div className={admin.line}>
            <MoveCall id={id} zone={zone} />
            {canBeDrawn ? <TakeInHand id={id} /> : null}
            <CancelCallButton id={id} />
          </div>
        </details>
      ) : null}
    </article>
  );
}
