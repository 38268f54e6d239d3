import { storedFields } from '@frontage/contract/forms/ownForm.ts';
import { z } from 'zod';
import { describedIn } from './describedIn.ts';

const saved = z.object({ name: z.string() });

const called: Record<string, string> = { label: 'label', placeholder: 'example', help: 'help' };

/** Says in words what is wrong with the submitted fields of a form. */
export function fieldsFault(document: unknown, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const form = describedIn(document);
  const read = storedFields.safeParse(value);
  if (!form) return 'Choose what kind of form it is first';
  if (!read.success) {
    const [issue] = read.error.issues;
    const [row, part] = issue?.path ?? [];
    const name = Array.isArray(value) && typeof row === 'number' ? saved.safeParse(value[row]).data?.name : undefined;
    const label = form.fields.find((field) => field.name === name)?.label ?? 'A field';
    return `${label}: the ${called[String(part)] ?? 'choice'} does not fit. ${issue?.message ?? ''}`;
  }
  for (const { isAsked, isRequired, name } of read.data) {
    const field = form.fields.find((one) => one.name === name);
    if (!field) return `This form has no field "${name}"`;
    if (field.standing === 'needed' && isAsked === false) return `${field.label} cannot be left out: requests need it`;
    if (isRequired && !field.mayBeRequired) return `${field.label} cannot be made required`;
    if (isRequired && isAsked === false) return `${field.label} is required, so the form has to ask for it`;
  }
  return undefined;
}
