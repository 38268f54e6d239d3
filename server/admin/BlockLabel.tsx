'use client';

import { useRowLabel } from '@payloadcms/ui';
import { NamedRow } from './NamedRow.tsx';

interface Worded {
  heading?: string;
  title?: string;
}

/**
 * Labels a block in the list of a page: its position, its kind, and its heading, which tells it from others of the same
 * kind.
 */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Worded | undefined>();
  return <NamedRow kind={kind} words={data?.heading ?? data?.title ?? ''} />;
}
