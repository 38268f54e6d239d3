import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { fact } from '../fact.schema.ts';

/** Shows a form: one of an owner's questions, the request for an audit, or that for a call back. */
export const ownForm = defineBlock('form', {
  title: 'Form',
  group: 'Contact, prices and forms',
  words:
    'questions, own form, fair, survey, feedback, application, call back, callback, phone, audit, code review, enquiry',
  fields: {
    form: formIdOf('form'),
    look: z.enum(['section', 'beside', 'banner', 'window', 'line']).meta({
      description:
        'Section: one column below the heading. Beside: on a sheet next to the heading. Banner: the same on a band of colour. Window: a button that opens the form over the whole window. Line: one question and the button in a row',
    }),
    heading: heading('What the form is for'),
    lead: prose('Who reads the answers, and what happens then', { max: 400 }).optional(),
    facts: z
      .array(fact)
      .max(6)
      .optional()
      .meta({ description: 'Short facts below the lead, such as what it costs and how long it takes' }),
    buttonText: line('What a click does, where the form has no words of its own for it', { max: 30 }).optional(),
    openText: line('On the button that opens the window; without it, the heading', { max: 30 }).optional(),
    messageLabel: line('The question above the large field of an audit, where it is not: Message', {
      max: 50,
    }).optional(),
    messagePlaceholder: line('Help within that field', { max: 80 }).optional(),
    fileLabel: line('What file an audit asks for, such as: Attach a specification', { max: 50 }).optional(),
    consentFieldName: line('Shows a box to tick for marketing emails; the name under which the answer is stored', {
      max: 40,
    })
      .regex(/^[A-Za-z][A-Za-z0-9_]*$/, { error: 'letters, digits and _, beginning with a letter' })
      .optional(),
  },
});
