import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import type { FieldFault } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { removeButtonId } from '@frontage/design/kit/FileField/FileField.tsx';
import type { FieldErrors } from 'react-hook-form';
import { type FormSettings, fieldId } from './formSettings.ts';

/** All that is wrong with a form, in the order of its fields. */
export function faultsOf(
  settings: Pick<FormSettings, 'idPrefix'>,
  fields: readonly ContactFieldName[],
  errors: FieldErrors<ContactFields>,
  fileProblems: readonly { name: FileField; problem: string }[],
): FieldFault[] {
  const faults = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(settings, name), message }] : [];
  });
  const refused = fileProblems.map(({ name, problem }) => ({
    fieldId: removeButtonId(fieldId(settings, name)),
    message: problem,
  }));
  return [...faults, ...refused];
}
