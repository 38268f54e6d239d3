'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { say } from '../../admin/say.ts';
import { linkInWords, meantLink, readLink, type Target, type Wanted, wordsOf } from '../target.ts';
import { TargetInput } from './TargetInput.tsx';
import styles from './targets.module.css';
import { useStandings } from './useStandings.ts';

/** The target of a link, or the name of a document: chosen by words of its title, stored as the contract has it. */
export function TargetField({ field, path, readOnly, wanted }: TextFieldClientProps & { wanted: Wanted }) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const stored = value ?? '';
  const store = (text: string) => text !== stored && setValue(text);
  return (
    <div className={`field-type ${styles.target}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <TargetInput
        id={id}
        wanted={wanted}
        value={stored}
        isReadOnly={readOnly}
        describedBy={`${id}-leads-to`}
        {...(wanted === 'link' ? { meant: meantTarget } : {})}
        // Half a word is not a link: it is stored when the field loses focus, so that the form can say what is missing.
        onType={(text) => (wanted === 'link' && readLink(text).kind !== 'words' ? store(text.trim()) : undefined)}
        onLeave={(text) => store(text.trim())}
        onChoose={(target) => store(target.value)}
      />
      <LeadsTo id={`${id}-leads-to`} value={stored} wanted={wanted} />
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

/** Says below a field what its link leads to, or that it leads nowhere. */
export function LeadsTo({ id, value, wanted }: { id: string; value: string; wanted: Wanted }) {
  const link = wanted === 'link' ? readLink(value) : undefined;
  const asked = link ? (link.kind === 'path' ? link.path : '') : value;
  const standing = useStandings(wanted, [asked]).get(asked);
  // Announced only once somebody types: a form that opens has many such fields.
  const [opened] = useState(value);
  const said = standing ? wordsOf(standing, wanted) : link && linkInWords(link);
  return (
    <p
      id={id}
      className={styles.leadsTo}
      role={value === opened ? undefined : 'status'}
      data-wrong={said?.isWrong || undefined}
    >
      {said?.words}
    </p>
  );
}

/** The full link for an address as people write it; undefined for other words. */
export function meantTarget(text: string): Target | undefined {
  const value = meantLink(text);
  return value
    ? { kind: say('As it is typed'), title: text.trim(), value, detail: value, isPublished: true }
    : undefined;
}
