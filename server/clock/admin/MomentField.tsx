'use client';

import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { isTimeZone, momentOf, wallClock } from '@frontage/contract/booking/time.ts';
import { useField, useFormFields } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useEffect, useId, useState } from 'react';
import { FieldFrame } from '../../admin/fields/FieldFrame.tsx';
import styles from '../../admin/fields/fields.module.css';
import { say } from '../../admin/say.ts';
import { completeClock } from '../../fields/asTyped.ts';
import { hasSeconds, momentWords } from '../momentWords.ts';
import { useAgencyZone } from './Moment.tsx';

/** A time in the document's own zone, or else in that of the agency, wherever the editor is. */
export function MomentField({ field, path, readOnly }: DateFieldClientProps) {
  const { setValue, showError, value } = useField<string | Date>({ path });
  const typedZone = useFormFields(([fields]) => fields.timeZone?.value);
  const agencyZone = useAgencyZone();
  const zone = typeof typedZone === 'string' && isTimeZone(typedZone) ? typedZone : agencyZone;
  const moment = value ? new Date(value) : undefined;
  const id = useId();
  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      {readOnly ? (
        <output id={id}>
          {moment ? momentWords(moment.toISOString(), zone, { hasSeconds: hasSeconds(field) }) : say('Not yet')}
        </output>
      ) : (
        <>
          <DayAndTime
            id={id}
            moment={moment}
            zone={zone}
            onChange={(chosen) => setValue(chosen?.toISOString() ?? null)}
          />
          <p className={styles.hint}>
            {say('By the clocks of {zoneWords}', { zoneWords: zoneWords(moment ?? new Date(), zone) })}
          </p>
        </>
      )}
    </FieldFrame>
  );
}

interface DayAndTimeProps {
  id: string;
  moment: Date | undefined;
  zone: string;
  /** Gets undefined while there is no day, and for a time that the clocks of the zone skip. */
  onChange: (moment: Date | undefined) => void;
}

/** A day is chosen and a time typed, by the 24 hours of the rest of the admin: browsers show twelve in some languages. */
function DayAndTime({ id, moment, onChange, zone }: DayAndTimeProps) {
  const { day, time } = moment ? wallClock(moment, zone) : { day: '', time: '' };
  const [typed, setTyped] = useState(time);
  useEffect(() => setTyped(time), [time]);

  function chooseTime(): void {
    const clock = String(completeClock(typed));
    const chosen = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock) ? momentOf(day, clock, zone) : undefined;
    if (chosen) onChange(chosen);
    else setTyped(time);
  }

  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="date"
        value={day}
        onChange={({ target }) => onChange(target.value ? momentOf(target.value, time || '09:00', zone) : undefined)}
      />
      <input
        type="text"
        inputMode="numeric"
        aria-label={say('Time of day')}
        placeholder="17:00"
        value={typed}
        disabled={!day}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={chooseTime}
      />
    </div>
  );
}
