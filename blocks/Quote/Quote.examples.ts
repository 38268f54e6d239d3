import { defineExamples } from '../examples/example.ts';
import { quote } from './Quote.schema.ts';

export const quoteExamples = defineExamples(quote, [
  {
    name: 'two sentences of a client',
    block: {
      acf_fc_layout: 'quote',
      text: 'We had been paying for the same sentence forty thousand times. It was our own licence text.',
      name: 'Tove Rasmussen',
      jobTitle: 'Head of platform, a ticketing company',
    },
  },
  {
    name: 'a long one by somebody of one name',
    block: {
      acf_fc_layout: 'quote',
      text: 'The first audit told us what was wrong. The second told us what we had made wrong while fixing it. The third found nothing, and that report was the only one our board has read to its end, because it had a table of everything that was tried against the contract and did not work, with the day and the name of the person who tried it.',
      name: 'Ólafur',
      jobTitle: 'Chief risk officer of a bank for small fishing companies in the north, since 2019',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'quote',
      text: 'What somebody said, in one to three sentences, without quotation marks.',
      name: 'First name and surname',
      jobTitle: 'What they do, and where',
    },
  },
]);
