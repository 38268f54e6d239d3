'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { readLink, type Wanted } from '../target.ts';
import { LeadsTo, meantTarget } from './LeadsTo.tsx';
import { TargetInput } from './TargetInput.tsx';
import styles from './targets.module.css';

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
