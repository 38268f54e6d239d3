'use client';

import { useForm, useRowLabel } from '@payloadcms/ui';
import { useEffect } from 'react';
import { NamedRow } from './NamedRow.tsx';

/** Names a row of a list: its place, and what is in the field `words`. One that was just added is open. */
export function RowLabel({ words }: { words?: string }) {
  const { data, path } = useRowLabel<Record<string, unknown> | undefined>();
  useOpenWhileBare(path);
  const written = words === undefined ? undefined : data?.[words];
  return <NamedRow words={typeof written === 'string' ? written : ''} />;
}

/** Opens the row where nothing is in it as it comes: in a list whose rows are closed at first, new ones are too. */
function useOpenWhileBare(path: string): void {
  const { dispatchFields, getFields } = useForm();
  useEffect(() => {
    const fields = getFields();
    const own = Object.entries(fields).filter(([name]) => name.startsWith(`${path}.`) && name !== `${path}.id`);
    if (own.some(([, { value }]) => Boolean(value))) return;
    const [list, place] = [path.slice(0, path.lastIndexOf('.')), Number(path.slice(path.lastIndexOf('.') + 1))];
    const rows = fields[list]?.rows?.map((row, index) => (index === place ? { ...row, collapsed: false } : row));
    if (rows) dispatchFields({ type: 'UPDATE_MANY', formState: { [list]: { ...fields[list], rows } } });
  }, [path, dispatchFields, getFields]);
}
