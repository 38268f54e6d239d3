'use client';

import { useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { say } from '../../admin/say.ts';

/** The heading of the column of {@link ChangedCell}, which differs in the trash. */
export function ChangedLabel() {
  const { t } = useTranslation();
  return usePathname().endsWith('/trash') ? say('Deleted') : t('general:updatedAt');
}
