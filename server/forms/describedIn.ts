import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { z } from 'zod';

const saved = z.object({ name: z.string().nullish(), kind: z.string().nullish() });

/** The form of the table that a document is, or is like; undefined while none is chosen. */
export function describedIn(document: unknown): FormDescription | undefined {
  const { kind, name } = saved.safeParse(document).data ?? {};
  return formNamed(kind ?? name);
}
