import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { defineBlock } from '../defineBlock.ts';

/** Asks for a number and a time of day, for visitors who would rather talk than write. */
export const callBackForm = defineBlock('call_back_form', {
  title: 'Request for a call back',
  group: 'Contact, prices and forms',
  words: 'phone, callback',
  fields: {
    heading: heading('Offers to call'),
    lead: prose('Who calls, and how soon', { max: 240 }),
    formId: formIdOf('call_back_form'),
    buttonText: line('What a click does', { max: 30 }),
  },
});
