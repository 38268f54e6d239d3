'use client';

import { useRowLabel } from '@payloadcms/ui';
import { NamedRow } from './NamedRow.tsx';

/** Names a row of a list: its place, and what stands in the field `words`. */
export function RowLabel({ words }: { words?: string }) {
  const { data } = useRowLabel<Record<string, unknown> | undefined>();
  const written = words === undefined ? undefined : data?.[words];
  return <NamedRow words={typeof written === 'string' ? written : ''} />;
}
