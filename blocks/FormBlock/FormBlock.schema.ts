import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { defineBlock, eventSlug, fact, heading, href, line, prose, z } from '../defineBlock.ts';

/** Shows a form: the contact form, another of the site, or one of an owner's questions. */
export const formBlock = defineBlock('form', {
  title: 'Form',
  group: 'Contact, prices and forms',
  words:
    'contact form, contact banner, popup, enquiry, message, lead, seat, questions, own form, fair, survey, feedback, application, call back, callback, phone, audit, code review',
  fields: {
    form: formIdOf('form'),
    look: z.enum(['section', 'banner', 'beside', 'closing', 'window', 'line']).meta({
      description:
        'Section: one column below the heading. Banner: the same on a band of colour. Beside: on a sheet next to the heading. Closing: on water next to the heading, with a free place that the message takes; links to #contact-form lead to it. Window: a band with a button, which opens the form over the whole window. Line: one question and the button in a row',
    }),
    heading: heading('What the form is for'),
    lead: prose('Who reads the answers, and what happens then', { max: 400 }).optional(),
    facts: z
      .array(fact.extend({ href: href.optional() }))
      .max(8)
      .optional()
      .meta({
        description:
          'Short facts below the lead, such as what it costs, how fast an answer comes, or where to call. {email} and {phone} stand for those of the settings, with their links',
      }),
    buttonText: line('What a click does, where the form has no words of its own for it', { max: 30 }).optional(),
    openText: line('On the button that opens the window; without it, the heading', { max: 30 }).optional(),
    windowHeading: heading('Two or three words above the form in the window; without it, the heading', {
      max: 40,
    }).optional(),
    messageLabel: line('The question above the large field, where it is not: Message', { max: 50 }).optional(),
    messagePlaceholder: line('Help within that field', { max: 80 }).optional(),
    showSurname: z.boolean().optional().meta({ description: 'Ask for the surname in a field of its own' }),
    files: z
      .array(
        z.object({
          field: z.enum(['file', 'proof', 'essay']).meta({ description: 'The name under which the file arrives' }),
          label: line('What is asked for, such as: Proof of enrolment', { max: 50 }).optional(),
        }),
      )
      .max(3)
      .optional()
      .meta({
        description:
          'The files that visitors may attach, one of each name; three in all, with those of the questions of the form',
      }),
    consentFieldName: line('Shows a box to tick for marketing emails; the name under which the answer is stored', {
      max: 40,
    })
      .regex(/^[A-Za-z][A-Za-z0-9_]*$/, { error: 'letters, digits and _, beginning with a letter' })
      .optional(),
    eventSlug: eventSlug('For seats at an event. The form is gone once it has ended or is full').optional(),
    vacancy: line('For an application: the title of the post. The form on the page of a vacancy has it by itself', {
      max: 160,
    }).optional(),
    ghostLabel: line('Beside the free place: what it waits for', { max: 30 }).optional(),
    receivedLabel: line('Beside it once the message has arrived', { max: 30 }).optional(),
  },
});

/** Whether a block is a form that closes its page: links to the contact form lead to it, unless it has an anchor of its own. */
export const isContactForm = ({ acf_fc_layout, look }: { acf_fc_layout: string; look?: string | undefined }): boolean =>
  acf_fc_layout === 'form' && look === 'closing';
