'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { sayWith } from '../../admin/sayWith.ts';
import { Moment } from './Moment.tsx';

/** When the document was last changed, by the clock of the agency. Payload shows it by that of the browser. */
export function LastChange() {
  const { data } = useDocumentInfo();
  const changed: unknown = data?.updatedAt;
  return typeof changed === 'string' ? (
    <span className="last-change">{sayWith('Changed {moment}', { moment: <Moment iso={changed} /> })}</span>
  ) : null;
}
