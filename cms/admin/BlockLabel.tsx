'use client';

import { useRowLabel } from '@payloadcms/ui';
import { NamedRow } from './NamedRow.tsx';

interface Worded {
  heading?: string;
  title?: string;
}

/** Names a block in the list of a page: its place, its kind, and its own heading to tell it from others of the kind. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Worded | undefined>();
  return <NamedRow kind={kind} words={data?.heading ?? data?.title ?? ''} />;
}
