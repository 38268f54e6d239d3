import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { questionsFormAs, takesQuestions } from '@frontage/contract/forms/ownForm.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import { z } from 'zod';

const saved = z.object({ name: z.string().nullish(), kind: z.string().nullish(), becomes: z.string().nullish() });

/** The form that a document describes: that of the table, or of an owner's questions alone. Undefined for a lost kind. */
export function describedIn(document: unknown): FormDescription | undefined {
  const { becomes, kind, name } = readSaved(document);
  return formNamed(kind || name) ?? (kind ? undefined : questionsFormAs(becomes));
}

/** True of a form of an owner's questions alone: its owner says what it becomes. */
export const isOfQuestions = (document: unknown): boolean => describedIn(document)?.fields.length === 0;

/** Whether the editor of questions is offered for a document. */
export function asksOwnQuestions(document: unknown): boolean {
  const form = describedIn(document);
  return form !== undefined && takesQuestions(form);
}

/** A twin is a form of the same kind: `de/contact`. */
function readSaved(document: unknown) {
  const { name, ...rest } = saved.safeParse(document).data ?? {};
  return { ...rest, name: name && bareSlug(name) };
}

/** A form as the admin lists it. */
export interface FormOfSite {
  name: string;
  title: string;
  kind?: string | null;
}

export const listAddress =
  '/api/forms?depth=0&pagination=false&select[name]=true&select[title]=true&select[kind]=true&where[language][exists]=false&where[_status][equals]=published&sort=id';

/** The forms that a layout can contain: those of the table, and those that owners made of the same kind. */
export function formsFor(layout: unknown, forms: readonly FormOfSite[]): FormOfSite[] {
  return forms.filter((form) => describedIn(form)?.blocks.some((block) => block === layout));
}
