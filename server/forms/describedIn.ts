import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { questionsFormAs } from '@frontage/contract/forms/ownForm.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import { z } from 'zod';

const saved = z.object({ name: z.string().nullish(), kind: z.string().nullish(), becomes: z.string().nullish() });

/** True of a form with an owner's questions: it is none of the table, nor an older one that is like one of them. */
export function hasQuestions(document: unknown): boolean {
  const { kind, name } = readSaved(document);
  return !kind && !formNamed(name);
}

/** The form that a document describes: that of the table, or that of all questions. */
export function describedIn(document: unknown): FormDescription | undefined {
  const { becomes, kind, name } = readSaved(document);
  return hasQuestions(document) ? questionsFormAs(becomes) : formNamed(kind || name);
}

/** A twin is a form of the same kind: `de/contact`. */
function readSaved(document: unknown) {
  const { name, ...rest } = saved.safeParse(document).data ?? {};
  return { ...rest, name: name && bareSlug(name) };
}
