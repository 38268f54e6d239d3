'use client';

import namesOfCountries from '@frontage/contract/contact/countries.json' with { type: 'json' };
import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useId } from 'react';
import { nameOfCountry, say } from '../say.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';

interface ListedFieldProps extends TextFieldClientProps {
  options: readonly { label: string; value: string }[];
  isClearable?: boolean;
  /** Label of a stored value that is not in the list; the value itself by default. */
  unlistedLabel?: (value: string) => string;
}

// Browsers know UTC, but leave it out of their list.
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
  label: value.replaceAll('_', ' '),
  value,
}));
const countries = () =>
  Object.entries(namesOfCountries).map(([value, name]) => ({ label: nameOfCountry(value, name), value }));

export const ZoneField = (props: TextFieldClientProps) => <ListedField {...props} options={zones} />;

export const CountryField = (props: TextFieldClientProps) => <ListedField {...props} options={countries()} />;

/** Selects one option, found by typing. A stored value that is not in the list remains an option. */
export function ListedField({
  field,
  isClearable = false,
  options,
  path,
  readOnly,
  unlistedLabel = (value) => value,
}: ListedFieldProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label ?? field.name}
      required={field.required ?? false}
      readOnly={readOnly ?? false}
      isClearable={isClearable}
      showError={showError}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      options={isListed ? [...options] : [{ label: unlistedLabel(value), value }, ...options]}
      value={value ?? ''}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
    />
  );
}

/** A colour, picked or typed as six hexadecimal digits. Empty keeps that of the look. */
export function ColourField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '');
  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
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
    </FieldFrame>
  );
}

/** A day, stored as `2026-10-06`, so that it is the same day in every time zone. */
export function DayField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = useId();
  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value)}
      />
    </FieldFrame>
  );
}
