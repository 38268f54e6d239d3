import * as z from 'zod/mini';
import { leadHandles } from './answers.ts';
import { optionalText } from './fields.ts';
import { maxCharacters, projectTypes, timelines } from './limits.ts';

/** `POST /send-mail/update`: what a visitor adds after sending. Only what is given is written. Decision 23. */
export const updateFields = z.object({
  projectTypes: z.optional(z.array(z.enum(projectTypes))),
  timeline: z.optional(z.enum(timelines)),
  note: optionalText('note', maxCharacters.message),
});

/** The handles that the answer to the request gave; all four must name the same request. Decision 10. */
export const updateHandles = leadHandles;

export type UpdateFields = z.infer<typeof updateFields>;
