'use client';

import { useForm, useRowLabel } from '@payloadcms/ui';
import { useEffect } from 'react';
import styles from './admin.module.css';
import { nameOfLanguage } from './say.ts';

/**
 * Labels a row of a list with its position and the value of its field `words`, which may be a language. Opens rows that
 * were just added.
 */
export function RowLabel({ isLanguage, words }: { isLanguage?: boolean; words?: string }) {
  const { data, path } = useRowLabel<Record<string, unknown> | undefined>();
  useOpenWhileBare(path);
  const value = words === undefined ? undefined : data?.[words];
  const written = typeof value === 'string' ? value : '';
  return <NamedRow words={written && isLanguage ? nameOfLanguage(written) : written} />;
}

/** Opens the row if it is empty when first rendered: in a list whose rows start closed, new rows do too. */
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

function NamedRow({ kind, words }: { kind?: string; words: string }) {
  const { rowNumber } = useRowLabel();
  return (
    <span className={styles.block}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      {kind ? <strong>{kind}</strong> : null}
      <span className={styles.words}>{words.replace(/\s+/g, ' ')}</span>
    </span>
  );
}

/** A block by its position, its kind, and its heading, which tells it from others of the same kind. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string; title?: string } | undefined>();
  return <NamedRow kind={kind} words={data?.heading ?? data?.title ?? ''} />;
}
