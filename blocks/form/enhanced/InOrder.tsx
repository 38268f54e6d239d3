import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { askedOf } from '@frontage/contract/forms/ownFields.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { Fragment, type ReactNode } from 'react';

/**
 * The names that a form asks for on a page, in order. `byBlock`: those that are only offered and that its block asks
 * for.
 */
export function listAskedNames(
  { ownForms }: Pick<PageContext, 'ownForms'>,
  formId: string,
  { fields }: FormDescription,
  byBlock: readonly string[] = [],
): string[] {
  const offered = fields.filter(
    ({ name, standing }) => (standing === 'offered' || standing === 'spare') && !byBlock.includes(name),
  );
  return askedOf(
    ownForms?.[formId],
    fields.map(({ name }) => name),
    offered.map(({ name }) => name),
  );
}

/** The fields of a plain form in the order in which they are asked for. */
export function InOrder({ names, parts }: { names: readonly string[]; parts: Record<string, ReactNode> }) {
  return names.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
}
