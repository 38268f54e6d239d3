'use client';

import { dayAfter, dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { createContext, type DragEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say, sayWith, spokenLanguage } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import { type CalendarQuery, calendarAddress, stepOf } from '../calendarQuery.ts';
import styles from './calls.module.css';

interface DrawnCall {
  id: string;
  name: string;
  /** ISO. */
  start: string;
}

interface DragCallsProps {
  query: CalendarQuery;
  /** The call in hand, brought along from another week, for which an hour is chosen. */
  inHand: DrawnCall | undefined;
  children: ReactNode;
}

/**
 * Days of the calendar, in which a call can be dragged to a free hour with the mouse. Dropped above the days, it is
 * taken along to other days, where the free hour is pressed. On the keyboard, the list in its card does the same.
 */
export function DragCalls({ children, inHand, query }: DragCallsProps) {
  const { zone } = query;
  const router = useRouter();
  const [drawn, setDrawn] = useState<DrawnCall>();
  const [asked, setAsked] = useState<DrawnCall & { to: string }>();
  const [over, setOver] = useState<Element>();
  const { act, isBusy } = useAct({ isDrawnAgain: false });

  function begin(event: DragEvent): void {
    const card = within(event, 'article[data-call]');
    const { call: id, name = '', start } = card?.dataset ?? {};
    if (!id || !start) return;
    event.dataTransfer.setData('text/plain', id);
    event.dataTransfer.effectAllowed = 'move';
    // Changing the page in the same tick makes some browsers end the drag.
    setTimeout(() => setDrawn({ id, name, start }));
  }

  function hover(event: DragEvent): void {
    const hour = within(event, '[data-free], [data-turn]') ?? undefined;
    if (drawn) event.preventDefault();
    if (hour === over) return;
    over?.removeAttribute('data-over');
    hour?.setAttribute('data-over', '');
    setOver(hour);
  }

  function end(): void {
    over?.removeAttribute('data-over');
    setOver(undefined);
    setDrawn(undefined);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    const to = within(event, '[data-free]')?.dataset.free;
    const turn = within(event, '[data-turn]')?.dataset.turn;
    if (drawn && to) setAsked({ ...drawn, to });
    else if (drawn && turn) takeAlong(drawn, Number(turn));
    else if (drawn) toast.error(say('No call can begin there. Drop it on one of the free hours'));
    end();
  }

  function takeAlong({ id }: DrawnCall, turn: number): void {
    const day = dayAfter(query.day, turn * stepOf(query).days);
    router.push(calendarAddress(query, { day, moving: Number(id), moved: undefined }));
  }

  function choose(to: string): void {
    if (inHand) setAsked({ ...inHand, to });
  }

  const putDown = () => router.push(calendarAddress(query, { moving: undefined }));

  async function move({ id, to }: { id: string; to: string }): Promise<void> {
    const { answer } = await act(`/api/bookings/${id}/move`, { start: to });
    setAsked(undefined);
    if (inHand && answer) router.push(calendarAddress(query, { moving: undefined, moved: Number(id) }));
    else router.refresh();
  }

  const words = (iso: string) =>
    `${longDay(dayIn(new Date(iso), zone), spokenLanguage())}, ${timeIn(new Date(iso), zone)}`;
  const moving = ({ name, start }: DrawnCall) => ({ name, from: words(start) });
  const unit = say(stepOf(query).unit);
  return (
    <section
      aria-label={say('Calls by day')}
      className={styles.drag}
      data-dragging={drawn ? '' : undefined}
      data-in-hand={inHand ? '' : undefined}
      onDragStart={begin}
      onDragOver={hover}
      onDragEnd={end}
      onDrop={drop}
    >
      {inHand ? (
        <div role="status" className={styles.inHand}>
          <p>
            {sayWith('{strong} Press one of the free hours; earlier and later days are above.', {
              strong: <strong>{say('You are moving the call with {name}, {from}.', moving(inHand))}</strong>,
            })}
          </p>
          <Button buttonStyle="secondary" size="small" onClick={putDown}>
            {say('Leave it where it is')}
          </Button>
        </div>
      ) : null}
      {/* Where a call is dropped that goes to other days. Visible during a drag. */}
      <div aria-hidden="true" className={styles.turns}>
        <p data-turn="-1">{say('Earlier {unit}', { unit })}</p>
        <p data-turn="1">{say('Later {unit}', { unit })}</p>
      </div>
      <ChooseHour value={choose}>{children}</ChooseHour>
      {asked ? (
        <MoveQuestion
          {...moving(asked)}
          to={words(asked.to)}
          zone={zone}
          isBusy={isBusy}
          onMove={() => void move(asked)}
          onLeave={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}

function within(event: DragEvent, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

interface MoveQuestionProps {
  name: string;
  from: string;
  to: string;
  zone: string;
  isBusy: boolean;
  onMove: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a call is moved, because the visitor is told at once. Escape cancels. */
function MoveQuestion({ from, isBusy, name, onLeave, onMove, to, zone }: MoveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby={headingId} onClose={onLeave}>
      <h2 id={headingId}>{say('Move the call with {name}?', { name })}</h2>
      <dl className={admin.facts}>
        <dt>{say('From')}</dt>
        <dd>{from}</dd>
        <dt>{say('To|an hour')}</dt>
        <dd>{to}</dd>
      </dl>
      <p>
        {say('By the clocks of {zone}. The visitor is told by email, with a new calendar file.', {
          zone: zone.replaceAll('_', ' '),
        })}
      </p>
      <div className={admin.line}>
        <Button size="small" disabled={isBusy} onClick={onMove}>
          {say('Move it and tell the visitor')}
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={onLeave}>
          {say('Leave it where it is')}
        </Button>
      </div>
    </dialog>
  );
}

/** Called with the free hour that is pressed, as ISO. */
const ChooseHour = createContext<(start: string) => void>(() => undefined);

export function FreeHourButton({ children, start }: { children: ReactNode; start: string }) {
  const choose = useContext(ChooseHour);
  return (
    <button type="button" onClick={() => choose(start)}>
      {children}
    </button>
  );
}
