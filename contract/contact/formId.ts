import { z } from 'zod';
import { formNamed } from '../forms/formTable.ts';

/**
 * The id of a form in its block's schema, such as `contact` or `quote`: the server knows the form by it, and requests
 * are sorted by it. An id of the table of forms is accepted only in the blocks of that form.
 */
export function formIdOf(layout: string) {
  return z
    .string({ error: 'the name of a form, such as contact: not the id of its document' })
    .regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, beginning with a letter' })
    .max(40)
    .refine((id) => formNamed(id)?.blocks.includes(layout) ?? true, {
      error: 'a name of its own, or that of a form of this kind: this one belongs to another form',
    })
    .meta({
      description:
        'Which form this is: its words, fields and recipients are edited under Pages, Forms, where you make others',
      widget: 'form',
    });
}
