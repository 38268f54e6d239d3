import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import { eventSlug } from '@frontage/contract/primitives/reference.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/** The contact form with facts next to it: the anchor that the page's buttons lead to. */
export const contactForm = defineBlock('contact_form', {
  title: 'Contact form',
  group: 'Contact, prices and forms',
  words: 'enquiry, message, lead',
  fields: {
    heading: heading('Asks for what the visitor should write about'),
    lead: prose('One or two short sentences below the heading', { max: 200 }),
    facts: z
      .array(
        z.object({
          title: line('What it is, in one word', { max: 24 }),
          description: line('The fact; {email} and {phone} stand for those of the settings, with their links', {
            max: 60,
          }),
          href: href.optional(),
        }),
      )
      .max(8)
      .meta({ description: 'Short facts left of the form: how fast an answer comes, where to call' }),
    formId: formIdOf('contact_form'),
    buttonText: line('What a click does', { max: 30 }),
    consentFieldName: line('Shows a box to tick for marketing emails; the name under which the answer is stored', {
      max: 40,
    })
      .regex(/^[A-Za-z][A-Za-z0-9_]*$/, { error: 'letters, digits and _, beginning with a letter' })
      .optional(),
    messageLabel: line('The question above the large field, where it is not: Message', { max: 50 }).optional(),
    messagePlaceholder: line('Help within the large field, such as: Who is coming', { max: 60 }).optional(),
    showSurname: z.boolean().optional().meta({ description: 'Ask for the surname in a field of its own' }),
    showFile: z.boolean().optional().meta({ description: 'Let visitors attach one file' }),
    attachments: z
      .array(
        z.object({
          field: z.enum(['proof', 'essay']).meta({ description: 'The name under which the file arrives' }),
          label: line('What is asked for, such as: Proof of enrolment', { max: 50 }),
        }),
      )
      .max(2)
      .optional()
      .meta({ description: 'Files that are asked for by name, one of each' }),
    eventSlug: eventSlug('For seats at an event. The form is gone once it has ended or is full').optional(),
    vacancy: line('For an application: the title of the post. The form on the page of a vacancy has it by itself', {
      max: 160,
    }).optional(),
    ghostLabel: line('Beside the dashed square that waits for the message', { max: 30 }),
    receivedLabel: line('Beside the square once the message has arrived', { max: 30 }),
  },
});
