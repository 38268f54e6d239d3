'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { say } from '../say.ts';
import styles from './fields.module.css';

/**
 * A colour, chosen in the browser's colour picker or typed as six hexadecimal digits. Empty keeps that of the look.
 */
export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '');
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={say('Choose: {label}', { label: typeof field.label === 'string' ? field.label : field.name })}
          value={isColour ? value : '#ffffff'}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder={say('That of the look')}
          value={value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

/**
 * A day, chosen in the browser's calendar and stored as `2026-10-06`, so that it is the same day in every time zone.
 */
export function DayField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <input
        id={id}
        type="date"
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value)}
      />
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}
