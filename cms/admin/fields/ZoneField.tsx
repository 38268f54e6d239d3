'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

const optionOf = (zone: string) => ({ label: zone.replaceAll('_', ' '), value: zone });
const options = Intl.supportedValuesOf('timeZone').map(optionOf);

/** A time zone, found by its city. One that is stored under an older name stays to be chosen. */
export function ZoneField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label ?? field.name}
      required={field.required ?? false}
      readOnly={readOnly ?? false}
      isClearable={false}
      showError={showError}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      options={isListed ? options : [optionOf(value), ...options]}
      value={value ?? ''}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
    />
  );
}
