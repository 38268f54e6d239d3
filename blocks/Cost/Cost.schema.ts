import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { defineBlock, entries, heading, href, line, whole, z } from '../defineBlock.ts';
import { findBillFault } from './bill.ts';

/** The fields that the short form needs. */
const formFields = ['formHeading', 'formId', 'messageLabel', 'messagePlaceholder'] as const;

/** The price as the largest figure of the page, the bill that makes it up, and a short form that asks for a quote, or a button. */
export const cost = defineBlock('cost', {
  title: 'Cost and quote form',
  group: 'Contact, prices and forms',
  words: 'price, pricing, budget',
  fields: {
    heading: heading('The words before the price, such as Starting at', { max: 40 }),
    price: whole('The price, in the currency of the site settings. The rows below must add up to it', 1, 100_000_000),
    rows: entries(1, 12, {
      label: line('What is paid for', { max: 50 }),
      amount: whole('In the currency of the site settings', 0, 100_000_000),
    }).meta({ description: 'The bill. Its rows must add up to the price' }),
    rowPrefix: line('A word before each amount, such as from', { max: 12 }).optional(),
    totalLabel: line('What the whole sum buys', { max: 50 }),
    isBanner: z.boolean().optional().meta({
      description: 'Shows a button in place of the short form; it leads to the contact form of the page',
    }),
    formHeading: line(
      'What the visitor gets for filling in the form, and when; {answerTime} stands for the time of the settings',
      { max: 60 },
    ).optional(),
    formId: formIdOf('cost').optional(),
    messageLabel: line('The question above the large field', { max: 50 }).optional(),
    messagePlaceholder: line('Help within the large field', { max: 60 }).optional(),
    otherWay: line('A quiet link below the short form, which leads to the contact form of the page', {
      max: 40,
    }).optional(),
    buttonText: line('What a click does', { max: 30 }),
    buttonHref: href.optional().meta({
      description: 'Where the button of a banner leads, if not to the contact form of the page',
    }),
  },
}).superRefine((block, context) => {
  const fault = findBillFault(block.price, block.rows);
  if (fault) context.addIssue({ code: 'custom', path: ['rows'], message: fault });
  if (block.isBanner) return;
  for (const name of formFields) {
    if (block[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'the form needs it' });
  }
});
