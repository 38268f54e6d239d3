'use client';

import { Button, useFormFields } from '@payloadcms/ui';
import { say, sayWith } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { accountKinds } from '../CallPlan.ts';
import type { CalendarState as State } from '../calendars/calendarEndpoints.ts';

/** Whether a calendar answers, below its fields. Nothing for one that is not saved yet. */
export function CalendarState({ path }: { path: string }) {
  const row = path.replace(/\.[^.]+$/, '');
  const address = useFormFields(([fields]) => fields[`${row}.address`]?.value);
  const kind = useFormFields(([fields]) => fields[`${row}.kind`]?.value);
  const found = useAnswer<{ calendars: State[] }>('/api/globals/booking/calendars');
  const state = found?.calendars.find((one) => one.address === address && one.kind === kind);
  if (!state) return isOfAccount(kind) ? <p>{say('Save, and then connect it.')}</p> : null;
  const { connection } = state;
  if (!connection) return <p role="status">{wordsOf(state)}</p>;
  const isNeeded = connection.fault !== undefined || state.failedSince !== undefined;
  return (
    <div>
      <p role="status">{connection.fault ? `${sayAgain(connection.fault)}.` : wordsOf(state)}</p>
      {connection.hasClient ? (
        <Button
          el="anchor"
          url={`/api/globals/booking/connect?${new URLSearchParams({ kind: state.kind, address: state.address })}`}
          buttonStyle={isNeeded ? 'primary' : 'secondary'}
          size="small"
        >
          {isNeeded ? say('Connect') : say('Connect again')}
        </Button>
      ) : null}
    </div>
  );
}

const isOfAccount = (kind: unknown) => accountKinds.some((one) => one === kind);

function wordsOf({ busyTimes, failedSince, fault, readAt }: State) {
  if (failedSince)
    return sayWith('Has not answered since {moment}. {fault}.', {
      moment: <Moment iso={failedSince} />,
      fault: fault && sayAgain(fault),
    });
  if (!readAt) return say('It is being asked');
  return say('Read {ago}, {busyTimes}', {
    ago: agoOf(readAt),
    busyTimes: busyTimes === 1 ? say('one busy time') : say('{busyTimes} busy times', { busyTimes }),
  });
}

function agoOf(iso: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return say('just now');
  return minutes === 1 ? say('one minute ago') : say('{minutes} minutes ago', { minutes });
}
