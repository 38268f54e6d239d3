import type { DemoBlock } from '../../demoContent.schema.ts';
import { priceOf } from '../../prices.ts';

/** Section 21: questions before signing. */
export const questions: DemoBlock = {
  acf_fc_layout: 'faq',
  heading: 'Asked before\nsigning',
  contactLine: 'Another question?',
  items: [
    {
      title: 'How long does a first version take?',
      description:
        'An MVP takes 3 to 6 months. It depends on how many parties sign, whether value crosses a bridge, and who audits. The sixteen weeks in our chart are for contracts and one web product.',
    },
    {
      title: 'Cadence or Solidity: which side should we build on?',
      description:
        'Assets that must not be copied belong in Cadence. Code that is to meet other EVM projects belongs in Solidity. Since the Crescendo upgrade both run on the same network and FLOW pays the fees on both sides.',
    },
    {
      title: 'Who owns the code?',
      description: 'You do, from the first commit. We keep the right to mention that we were there, if you agree.',
    },
    {
      title: 'What does an audit cover?',
      description: `Contracts, transactions and scripts in Cadence or Solidity, the bridge between them, and who holds which key. You get each finding with its severity and a failing test, then a second reading after your fixes. An audit of code that others wrote takes three weeks, ${priceOf('cadence-audit')}.`,
    },
    {
      title: 'Can you take over a project that is half built?',
      description: `Yes, after two weeks of reading, at ${priceOf('consulting')}. You get four pages: what can stay, what has to go and what the rest will cost. If the honest answer is to start again, the pages say so.`,
    },
  ],
};
