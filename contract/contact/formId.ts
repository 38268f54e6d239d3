import { z } from 'zod';

/** The name of a form, by which the server knows it and its requests are sorted: `contact`, `quote`. For block schemas. */
export const formId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, beginning with a letter' })
  .max(40)
  .meta({ description: 'The name under which its messages arrive, such as contact or quote', widget: 'text' });
