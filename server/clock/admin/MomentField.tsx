'use client';

import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { isTimeZone, momentOf, wallClock } from '@frontage/contract/booking/time.ts';
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useId } from 'react';
import styles from '../../admin/fields/fields.module.css';
import { hasSeconds } from '../hasSeconds.ts';
import { momentWords } from '../momentWords.ts';
import { useAgencyZone } from './ClockProvider.tsx';

/** A time in the document's own zone, or else in that of the agency, wherever the editor is. */
export function MomentField({ field, path, readOnly }: DateFieldClientProps) {
  const { setValue, showError, value } = useField<string | Date>({ path });
  const typedZone = useFormFields(([fields]) => fields.timeZone?.value);
  const agencyZone = useAgencyZone();
  const zone = typeof typedZone === 'string' && isTimeZone(typedZone) ? typedZone : agencyZone;
  const moment = value ? new Date(value) : undefined;
  const id = useId();
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      {readOnly ? (
        <output id={id}>
          {moment ? momentWords(moment.toISOString(), zone, { hasSeconds: hasSeconds(field) }) : 'Not yet'}
        </output>
      ) : (
        <>
          <input
            id={id}
            type="datetime-local"
            value={moment ? localValueOf(moment, zone) : ''}
            onChange={({ target }) => setValue(momentIn(target.value, zone)?.toISOString() ?? null)}
          />
          <p>By the clocks of {zoneWords(moment ?? new Date(), zone)}</p>
        </>
      )}
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

function localValueOf(moment: Date, zone: string): string {
  const { day, time } = wallClock(moment, zone);
  return `${day}T${time}`;
}

/** Undefined while the input is empty, and for a time that the clocks of the zone skip. */
function momentIn(typed: string, zone: string): Date | undefined {
  const [day, time] = typed.split('T');
  return day && time ? momentOf(day, time.slice(0, 5), zone) : undefined;
}
