import { inWordsOf } from '../contact/messages.ts';

/** What an owner made of one field. What is left out is as the block has it, or as the table of forms does. */
export interface OwnField {
  label?: string | undefined;
  /** The example within the empty field. */
  placeholder?: string | undefined;
  /** A sentence below the label. */
  help?: string | undefined;
  isAsked?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** What an owner made of the fields of a form; it travels to the browser with the forms that React draws. */
export interface OwnFields {
  /** All names, where they are in another order than the usual one. */
  order?: readonly string[] | undefined;
  fields?: Readonly<Record<string, OwnField>> | undefined;
}

type Own = OwnFields | undefined;

/**
 * The names that a form asks, in their order. `usual` is all it can ask; what is `offered` is asked only where the
 * owner says so.
 */
export function askedOf<Name extends string>(
  own: Own,
  usual: readonly Name[],
  offered: readonly NoInfer<Name>[] = [],
): Name[] {
  const asked = usual.filter((name) => own?.fields?.[name]?.isAsked ?? !offered.includes(name));
  const { order } = own ?? {};
  if (!order) return asked;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return asked.sort((one, other) => place(one) - place(other));
}

/** True where the owner made a field required that need not be. */
export const isMadeRequired = (own: Own, name: string): boolean => own?.fields?.[name]?.isRequired ?? false;

/** A sentence about a field of the form, in the owner's word for it. */
export const inOwnWords = (own: Own, name: string, sentence: string): string =>
  inWordsOf(own?.fields?.[name]?.label, sentence);
