'use client';

import { useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';

/** Heads the column of {@link ChangedCell}, which says something else in the trash. */
export function ChangedLabel() {
  const { t } = useTranslation();
  return usePathname().endsWith('/trash') ? 'Deleted' : t('general:updatedAt');
}
