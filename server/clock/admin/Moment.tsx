'use client';

import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { momentWords } from '../momentWords.ts';
import { useAgencyZone } from './ClockProvider.tsx';

/** A time in the agency's zone, as everywhere in the admin. */
export function Moment({ hasSeconds = false, iso }: { iso: string; hasSeconds?: boolean }) {
  const zone = useAgencyZone();
  return (
    <time dateTime={iso} title={zoneWords(new Date(iso), zone)}>
      {momentWords(iso, zone, { hasSeconds })}
    </time>
  );
}
