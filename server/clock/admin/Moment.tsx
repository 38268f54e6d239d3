'use client';

import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use } from 'react';
import { say, sayWith } from '../../admin/say.ts';
import { momentWords, usualZone } from '../momentWords.ts';

const Zone = createContext<string>(usualZone);

export function ClockProvider({ children, zone }: { zone: string; children: ReactNode }) {
  return <Zone value={zone}>{children}</Zone>;
}

export const useAgencyZone = () => use(Zone);

export function Moment({ hasSeconds = false, iso }: { iso: string; hasSeconds?: boolean }) {
  const zone = useAgencyZone();
  return (
    <time dateTime={iso} title={zoneWords(new Date(iso), zone)}>
      {momentWords(iso, zone, { hasSeconds })}
    </time>
  );
}

/** When the document was last changed, by the clock of the agency. Payload shows it by that of the browser. */
export function LastChange() {
  const { data } = useDocumentInfo();
  const changed: unknown = data?.updatedAt;
  return typeof changed === 'string' ? (
    <span className="last-change">{sayWith('Changed {moment}', { moment: <Moment iso={changed} /> })}</span>
  ) : null;
}

/** The heading of the column of {@link ChangedCell}, which differs in the trash. */
export function ChangedLabel() {
  const { t } = useTranslation();
  return usePathname().endsWith('/trash') ? say('Deleted') : t('general:updatedAt');
}
