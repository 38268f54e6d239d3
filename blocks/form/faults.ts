import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import type { FieldFault } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { removeButtonId } from '@frontage/design/kit/FileField/FileField.tsx';
import type { FieldErrors } from 'react-hook-form';
import { type FormSettings, fieldId } from './formSettings.ts';

/** All that is wrong with a form, in the order of its fields. */
export function faultsOf(
  settings: Pick<FormSettings, 'idPrefix'>,
  fields: readonly ContactFieldName[],
  errors: FieldErrors<ContactFields>,
  fileProblem: string | undefined,
): FieldFault[] {
  const faults = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(settings, name), message }] : [];
  });
  return fileProblem
    ? [...faults, { fieldId: removeButtonId(fieldId(settings, 'file')), message: fileProblem }]
    : faults;
}
