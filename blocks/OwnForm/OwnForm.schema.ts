import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/** Shows a form of an owner's questions. */
export const ownForm = defineBlock('form', {
  title: 'Form',
  group: 'Contact, prices and forms',
  words: 'questions, own form, fair, survey, feedback, application',
  fields: {
    form: formIdOf('form'),
    look: z
      .enum(['section', 'beside'])
      .meta({ description: 'Section: one column below the heading. Beside: on a sheet next to the heading' }),
    heading: heading('What the form is for'),
    lead: prose('Who reads the answers, and what happens then', { max: 400 }).optional(),
  },
});
