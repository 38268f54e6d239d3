import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { fact } from '../fact.schema.ts';

/** Asks for an audit: where the contract is, what it is written in, and by when somebody must have read it. */
export const auditForm = defineBlock('audit_form', {
  title: 'Request for an audit',
  group: 'Contact, prices and forms',
  words: 'code review, enquiry',
  fields: {
    heading: heading('Asks for the contract that is to be read'),
    lead: prose('What the visitor gets for it, and when', { max: 240 }),
    facts: z
      .array(fact)
      .max(6)
      .meta({ description: 'Short facts below the lead, such as what it costs and how long it takes' }),
    formId: formIdOf('audit_form'),
    messageLabel: line('The question above the large field', { max: 50 }),
    messagePlaceholder: line('Help within the large field', { max: 80 }),
    fileLabel: line('What file is asked for, such as: Attach a specification', { max: 50 }),
    buttonText: line('What a click does', { max: 30 }),
    consentFieldName: line('Shows a box to tick for marketing emails; the name under which the answer is stored', {
      max: 40,
    })
      .regex(/^[A-Za-z][A-Za-z0-9_]*$/, { error: 'letters, digits and _, beginning with a letter' })
      .optional(),
  },
});
