import { cleanedAddress, isBlank } from '@frontage/contract/contact/cleaned.ts';
import { isDoubtful } from '@frontage/contract/contact/doubtfulAddress.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { AnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import { sayFault } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type * as z from 'zod/mini';

/** What was typed, by field name; a list where a field takes several values. */
export type TypedFields = Record<string, string | readonly string[] | undefined>;

/** The owner's changes to the fields of a form. */
export interface OwnersFields {
  /** Names of the fields that everybody must fill in. */
  required: readonly string[];
  /** The owner's word for a field. */
  wordFor: (name: string) => string | null | undefined;
  /** The sentences that are not the usual ones. */
  words: Words | undefined;
}

export interface FieldFault {
  /** `pattern` where the value has the wrong form, `question` where it may be right. R27. */
  type: AnswerFault['type'];
  message: string;
}

export type Checked<Fields> = { data: Fields | undefined; faults: Map<string, FieldFault> };

/**
 * Checks by the contract's own schema and by what the owner made required: returns the fields as they are sent,
 * cleaned, and the first fault of each. Empty fields count as missing, because they are not sent.
 */
export function checkTyped<Schema extends z.ZodMiniType>(
  schema: Schema,
  typed: TypedFields,
  { required: names, wordFor, words }: OwnersFields,
): Checked<z.output<Schema>> {
  const faults = new Map<string, FieldFault>();
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  const tell = (name: string, type: FieldFault['type'], id: string, most?: unknown) => {
    if (!faults.has(name))
      faults.set(name, { type, message: sayFault(words, id, { name, label: wordFor(name), most }) });
  };
  for (const issue of error?.issues ?? []) {
    const isLong = issue.code === 'too_big';
    const type = issue.code === 'invalid_format' ? 'pattern' : isLong ? 'max' : 'required';
    tell(String(issue.path[0]), type, issue.message, isLong && issue.maximum);
  }
  const email = cleanedAddress(String(typed.email ?? ''));
  if (email && isDoubtful(email) && typed[hiddenFields.emailAsked] !== email) tell('email', 'question', 'emailDoubt');
  for (const name of names) if (isBlank(typed[name])) tell(name, 'required', 'required');
  return { data, faults };
}

/** Notes in a form that its visitor is asked about their address, so that they are asked once. */
export function noteAsked(form: HTMLFormElement | null, faults: ReadonlyMap<string, FieldFault>): void {
  const asked = form?.elements.namedItem(hiddenFields.emailAsked);
  const email = form?.elements.namedItem('email');
  if (faults.get('email')?.type !== 'question' || !(asked instanceof HTMLInputElement)) return;
  if (email instanceof HTMLInputElement) asked.value = cleanedAddress(email.value);
}
