import type { FormField } from './FormDescription.ts';

/** An owner's changes to one field. What is missing is as in the block, or as in the table of forms. */
export interface OwnField {
  label?: string | undefined;
  /** The example in the empty field. */
  placeholder?: string | undefined;
  /** A sentence below the label. */
  help?: string | undefined;
  isAsked?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** An owner's changes to the fields of a form; sent to the browser with the forms that React draws. */
export interface OwnFields {
  /** All names, where their order is not the usual one. */
  order?: readonly string[] | undefined;
  fields?: Readonly<Record<string, OwnField>> | undefined;
}

type Own = OwnFields | undefined;

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

/** True where the owner made an optional field required. */
export const isMadeRequired = (own: Own, name: string): boolean => own?.fields?.[name]?.isRequired ?? false;
