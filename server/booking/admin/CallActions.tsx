'use client';

import { dayIn, longDay, offsetMs, timeIn } from '@frontage/contract/booking/time.ts';
import { Button } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { ask } from '../../admin/ask.ts';
import { PostButton } from '../../admin/PostButton.tsx';
import { say, spokenLanguage } from '../../admin/say.ts';
import { tell, useAct } from '../../admin/useAct.ts';
import { type CalendarQuery, calendarAddress, calendarPath } from '../calendarQuery.ts';
import type { FreeHour } from '../findFreeHours.ts';
import styles from './calls.module.css';

/** Cancels a call. The first press asks for confirmation: the visitor is told at once, and it cannot be undone. */
export function CancelCallButton({ id }: { id: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = (words: string, next: boolean) => (
    <Button buttonStyle="secondary" size="small" onClick={() => setIsAsking(next)}>
      {words}
    </Button>
  );
  if (!isAsking) return ask(say('Cancel the call'), true);
  return (
    <span>
      <PostButton path={`/api/bookings/${id}/cancel`} isPrimary>
        {say('Cancel it and tell the visitor')}
      </PostButton>{' '}
      {ask(say('Keep it'), false)}
    </span>
  );
}

interface MoveCallProps {
  id: number;
  /** The zone in which hours are shown; that of the browser by default. */
  zone?: string;
}

/** Moves a call to another free hour, chosen from a list grouped by day. The visitor is told by email. */
export function MoveCall({ id, zone = Intl.DateTimeFormat().resolvedOptions().timeZone }: MoveCallProps) {
  const field = useId();
  const [hours, setHours] = useState<FreeHour[]>();
  const [chosen, setChosen] = useState('');
  const { act, isBusy } = useAct();
  const [isAsking, setIsAsking] = useState(false);

  async function open(): Promise<void> {
    setIsAsking(true);
    const asked = await ask<{ hours: FreeHour[] }>('GET', `/api/bookings/${id}/free`);
    setIsAsking(false);
    if (asked.answer) setHours(asked.answer.hours);
    else tell(asked);
  }

  async function move(): Promise<void> {
    await act(`/api/bookings/${id}/move`, { start: chosen });
    setHours(undefined);
    setChosen('');
  }

  if (!hours) {
    return (
      <Button buttonStyle="secondary" size="small" disabled={isAsking} onClick={() => void open()}>
        {say('Move the call')}
      </Button>
    );
  }
  const byDay = [...Map.groupBy(hours, ({ start }) => dayIn(new Date(start), zone))];
  return (
    <div className={styles.move}>
      <label htmlFor={field}>{say('New hour, by the clocks of {zone}', { zone: zone.replaceAll('_', ' ') })}</label>
      <select id={field} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{hours.length === 0 ? say('No hour is free') : say('Choose a free hour')}</option>
        {byDay.map(([day, ofDay]) => (
          <optgroup key={day} label={longDay(day, spokenLanguage())}>
            {ofDay.map(({ host, start }) => (
              <option key={start} value={start}>
                {timeIn(new Date(start), zone)}, {host}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button size="small" disabled={isBusy || !chosen} onClick={() => void move()}>
        {say('Move it and tell the visitor')}
      </Button>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => setHours(undefined)}>
        {say('Leave it where it is')}
      </Button>
    </div>
  );
}

/** Takes a call in hand, so that its new hour can be chosen in any week of the calendar, by touch and keyboard too. */
export function TakeInHand({ id }: { id: number }) {
  const router = useRouter();
  const params = useSearchParams();
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() =>
        router.push(
          `${calendarPath}?${new URLSearchParams({ ...Object.fromEntries(params), moving: String(id), moved: '' })}`,
        )
      }
    >
      {say('Choose in the calendar')}
    </Button>
  );
}

/** The viewer's time zone, which only the browser knows. */
function useYourZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** The time on the viewer's own clock, where that differs from the clock shown. */
export function YourClock({ iso, shown }: { iso: string; shown: string }) {
  const zone = useYourZone();
  const moment = new Date(iso);
  if (!zone || offsetMs(moment, zone) === offsetMs(moment, shown)) return null;
  return <li>{say('You: {timeIn}', { timeIn: timeIn(moment, zone) })}</li>;
}

export function YourZoneLink({ query }: { query: CalendarQuery }) {
  const zone = useYourZone();
  if (!zone) return null;
  return (
    <li>
      <a href={calendarAddress(query, { zone })} aria-current={zone === query.zone ? 'true' : undefined}>
        {say('Your clock')}
      </a>
    </li>
  );
}
