'use client';

import { formTable } from '@frontage/contract/forms/formTable.ts';
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import styles from './fields.module.css';

/** Which form a block holds: one of those that its kind of block can hold, or one under a name of its own. */
export function FormNameField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  const layout = useFormFields(([fields]) => layoutAbove(path, (place) => fields[place]?.value));
  const forms = Object.entries(formTable).filter(([, { blocks }]) => blocks.some((block) => block === layout));
  const isListed = forms.some(([name]) => name === value);
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <select
        id={id}
        value={isListed ? value : ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value)}
      >
        {forms.map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="">Another one, with the usual words</option>
      </select>
      {!isListed && (
        <input
          type="text"
          aria-label="Its name"
          placeholder="Small letters, digits and hyphens"
          value={value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

/** The kind of the block that a field stands in, however deep. */
function layoutAbove(path: string, valueAt: (place: string) => unknown): unknown {
  const parts = path.split('.');
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const layout = valueAt([...parts.slice(0, depth), 'blockType'].join('.'));
    if (layout !== undefined) return layout;
  }
  return undefined;
}
