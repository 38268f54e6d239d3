import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/** A band with one button. It opens the contact form over the whole window, or leads to the form of the page. */
export const contactBanner = defineBlock('contact_banner', {
  title: 'Contact banner',
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, popup',
  fields: {
    heading: heading('One or two short sentences'),
    buttonText: line('What a click does', { max: 30 }),
    modal: z
      .object({
        heading: heading('Two or three words above the form', { max: 40 }),
        text: prose('What to send, and when an answer comes. One line for each sentence', { max: 200 }),
        formId: formIdOf('contact_banner'),
        submitText: line('What a click on the button of the form does', { max: 30 }),
        ghostLabel: line('Beside the dashed square that waits for the message', { max: 30 }),
        receivedLabel: line('Beside the square once the message has arrived', { max: 30 }),
      })
      .optional()
      .meta({
        description: 'Opens the form over the whole window. Without it the button leads to the form of the page',
      }),
  },
});
