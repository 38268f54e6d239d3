import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { estimateQuestions } from '@frontage/contract/primitives/estimateQuestions.ts';
import { defineBlock, heading, line, prose, whole, z } from '../defineBlock.ts';

const row = z
  .object({
    entry: line('What is paid for, as it reads on the bill', { max: 60 }),
    low: whole('At least: an amount, or percent of the other lines', 0, 10_000_000),
    high: whole('At most; never less than the low figure', 0, 10_000_000),
    isPercent: z
      .boolean()
      .optional()
      .meta({ description: 'The two figures are percent of all lines that are amounts' }),
    lowWeeks: whole('Weeks that it adds at least', 0, 200).optional(),
    highWeeks: whole('Weeks that it adds at most', 0, 200).optional(),
  })
  .refine(({ low, high }) => low <= high, { error: 'the low figure is above the high one', path: ['low'] })
  .refine(({ lowWeeks = 0, highWeeks = 0 }) => lowWeeks <= highWeeks, {
    error: 'more weeks at least than at most',
    path: ['lowWeeks'],
  });

const option = z.object({
  label: line('The answer, in one to three words', { max: 40 }),
  value: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'small letters, digits and hyphens' })
    .max(40)
    .meta({ description: 'A short name under which the answer is stored, such as web-product', widget: 'text' }),
  rows: z
    .array(row)
    .max(6)
    .default([])
    .meta({ description: 'The lines it brings onto the bill; none where it costs nothing' }),
});

const question = z.object({
  name: z.enum(estimateQuestions).meta({
    description:
      'Which answer it is stored as, each once. Platforms and features take as many answers as apply, the others one',
  }),
  question: line('The question', { max: 60 }),
  hint: line('A few words below it, such as: One answer', { max: 60 }).optional(),
  options: z.array(option).min(2).max(8).meta({ description: 'The answers to choose from' }),
});

const rates = z
  .object({
    version: z
      .string()
      .regex(/^[\w.-]{1,40}$/, { error: 'letters, digits, dots and hyphens' })
      .meta({
        description:
          'The day from which these rates count, such as 2026-11-01. Give a new one with every change: stored sums name it',
        widget: 'text',
      }),
    questions: z
      .array(question)
      .min(1)
      .max(estimateQuestions.length)
      .meta({ description: 'The questions, in their order' }),
  })
  .superRefine(({ questions }, context) => {
    const names = questions.map(({ name }) => name);
    for (const [index, { name, options }] of questions.entries()) {
      if (names.indexOf(name) !== index) tell(context, index, `the question ${name} is asked twice`);
      const values = options.map(({ value }) => value);
      const twice = values.find((value, place) => values.indexOf(value) !== place);
      if (twice) tell(context, index, `two answers are stored as ${twice}`);
    }
  });

function tell(context: z.core.$RefinementCtx, index: number, message: string): void {
  context.issues.push({ code: 'custom', path: ['questions', index], message, input: undefined });
}

/** Questions, and the bill that their answers add up to, before anybody is asked who they are. R46. */
export const estimate = defineBlock('estimate', {
  title: 'Estimate with a bill',
  group: 'Contact, prices and forms',
  words: 'price calculator, budget',
  fields: {
    heading: heading('The title of the page; two lines of 8 to 14 letters look best', { max: 60 }),
    lead: prose('What the visitor does here, in one or two sentences. Name the day of the rates', { max: 240 }),
    billHeading: line('Names the bill, for screen readers', { max: 40 }),
    rates: rates.meta({ description: 'What the answers cost' }),
    contactHeading: heading('Asks for the address, once the sum is there', { max: 60 }),
    contactLead: prose('What becomes of the answers, and by when', { max: 240 }),
    formId: formIdOf('estimate'),
    messageLabel: line('The question above the large field', { max: 50 }),
    messagePlaceholder: line('Help within the large field', { max: 60 }),
    buttonText: line('What a click does', { max: 30 }),
    ghostLabel: line('Beside the dashed square that waits for the message', { max: 30 }),
  },
});
