import { z } from 'zod';
import { formNamed } from '../forms/formTable.ts';

/**
 * The id of a form in the schema of its block, by which the server knows it and its requests are sorted: `contact`,
 * `quote`. One that is in the table of forms only at the blocks that hold that form.
 */
export function formIdOf(layout: string) {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, beginning with a letter' })
    .max(40)
    .refine((id) => formNamed(id)?.blocks.includes(layout) ?? true, {
      error: 'a name of its own, or that of a form of this kind: this one belongs to another form',
    })
    .meta({
      description:
        'Which form this is: its words, fields and recipients stand under Pages, Forms, where you make others',
      widget: 'form',
    });
}
