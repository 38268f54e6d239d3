import type { FormField } from './FormDescription.ts';
import type { OwnForm } from './ownForm.ts';

type Own = Pick<OwnForm, 'fields' | 'order'> | undefined;

/** The names of the fields that a form asks for, in order: one that is only offered where its block or the owner asks. */
export function askedOf(
  own: Own,
  fields: readonly Pick<FormField, 'name' | 'standing'>[],
  byBlock: readonly string[] = [],
): string[] {
  const usual = fields.filter(({ name, standing }) => /^(?:needed|asked)$/.test(standing) || byBlock.includes(name));
  const asked = fields.flatMap((field) =>
    (own?.fields?.[field.name]?.isAsked ?? usual.includes(field)) ? [field.name] : [],
  );
  const { order } = own ?? {};
  if (!order) return asked;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return asked.sort((one, other) => place(one) - place(other));
}
