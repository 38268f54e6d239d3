import { defineExamples } from '../examples/example.ts';
import { faq } from './Faq.schema.ts';

export const faqExamples = defineExamples(faq, [
  {
    name: 'five questions, two open',
    block: {
      acf_fc_layout: 'faq',
      heading: 'Asked before\nsigning',
      contactLine: 'Another question?',
      items: [
        {
          title: 'How long does a first version take?',
          description:
            'An MVP takes 3 to 6 months. The spread comes from three things: how many parties sign, whether value crosses a bridge, and who audits.',
          isOpen: true,
        },
        {
          title: 'Cadence or Solidity: which side should we build on?',
          description:
            'Assets that must not be copied belong in Cadence. Code that other EVM projects call belongs in Solidity.',
          list: ['Cadence for ownership', 'Solidity for reach'],
        },
        {
          title: 'Who owns the code?',
          description: 'You do, from the first commit. We keep the right to mention that we were there, if you agree.',
          isOpen: true,
        },
      ],
    },
  },
  {
    name: 'one long question',
    block: {
      acf_fc_layout: 'faq',
      heading: 'Questions',
      items: [
        {
          title:
            'What happens to the keys, the repository, the runbook and the dashboards on the day the contract ends early?',
          description: 'They stay where they were: in your accounts.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'faq',
      heading: 'Asked before\nsigning',
      contactLine: 'Another question?',
      items: [
        {
          title: 'What does a client ask first?',
          description: 'The answer in one to four sentences, with the figure they wait for.',
          isOpen: true,
        },
        { title: 'What do they ask once they know the price?', description: 'The answer to that.' },
        { title: 'What do they ask before signing?', description: 'The answer to that.' },
      ],
    },
  },
]);
