import { defineBlock, entries, heading, href, line, prose, whole } from '../defineBlock.ts';

/** Deliveries counted by year, one tally stroke each, with a client's words and some facts below. */
export const proof = defineBlock('proof', {
  title: 'Proof by years',
  group: 'Cases, people and proof',
  words: 'statistics, track record, chart',
  fields: {
    heading: heading('What is counted, with the sum, such as: Eighty-three ledgers delivered, one stroke each'),
    note: line('How it was counted, and what the vivid square is', { max: 120 }),
    total: whole('The sum of all years. A page whose years do not add up to it is refused', 1, 400),
    years: entries(2, 18, {
      year: whole('The year', 1990, 2100),
      count: whole('How many were delivered in it', 0, 30),
    }).meta({ description: 'Oldest first; the square for the next one is in the last' }),
    quote: prose('What a client said, without quotation marks', { max: 240 }),
    quoteAuthor: line('Who said it: name, office, company', { max: 80 }),
    facts: entries(1, 4, {
      label: line('The figure, such as 200+; {rating} stands for the mean of all reviews', { max: 10 }),
      description: line('What it counts; {reviews} stands for the number of reviews', { max: 90 }),
    }),
    clients: entries(2, 6, {
      name: line('The name of the client, set as a wordmark', { max: 28 }),
      href: href.meta({ description: 'Where their words are, such as: /work/causeway#their-words' }),
    })
      .optional()
      .meta({ description: 'Clients in one row, each leading to what they say' }),
  },
}).superRefine(({ total, years }, context) => {
  const sum = years.reduce((soFar, { count }) => soFar + count, 0);
  if (sum === total) return;
  context.addIssue({
    code: 'custom',
    path: ['total'],
    message: `The years add up to ${sum}, and the sum is given as ${total}. Fix one of them`,
  });
});
