import type { ContactFieldName } from '@frontage/contract/contact/contactRequest.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import type { FieldFault } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { removeButtonId } from '@frontage/design/kit/FileField/FileField.tsx';
import { type FormSettings, fieldId } from './formSettings.ts';
import type { FieldErrors } from './useTypedFields.ts';

/** Everything that is wrong with a form, in the order of its fields. */
export function faultsOf(
  settings: Pick<FormSettings, 'idPrefix'>,
  fields: readonly ContactFieldName[],
  errors: FieldErrors,
  fileProblems: readonly { name: FileField; problem: string }[],
): FieldFault[] {
  // The host may have found a fault in something that this form does not check itself.
  const names = new Set([...fields, ...Object.keys(errors)]);
  const faults = [...names].flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: fieldId(settings, name), message }] : [];
  });
  const refused = fileProblems.map(({ name, problem }) => ({
    fieldId: removeButtonId(fieldId(settings, name)),
    message: problem,
  }));
  return [...faults, ...refused];
}
