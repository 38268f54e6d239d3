import { defineExamples } from '../examples/example.ts';
import { answers } from './Answers.schema.ts';

export const answersExamples = defineExamples(answers, [
  {
    name: 'five questions',
    block: {
      acf_fc_layout: 'answers',
      heading: 'Five questions a risk committee\nasks, answered before the meeting',
      items: [
        {
          title: 'Can a transfer be half done?',
          description: 'No. Security and cash move in one transaction. If one leg fails, the ledger shows neither.',
          note: 'delivery versus payment',
        },
        {
          title: 'Who can see our positions?',
          description: 'The parties to a trade, and the supervisor you name. Nobody else receives the data.',
          note: 'need-to-know ledgers',
        },
        {
          title: 'What if you disappear?',
          description: 'Repository, keys and runbook are in your accounts. A second supplier could start on Monday.',
          note: 'exit plan, tested',
        },
        {
          title: 'How do we reverse a mistake?',
          description:
            'With a second entry, signed by two roles. Nothing is erased, so nothing has to be explained away.',
          note: 'four eyes',
        },
        {
          title: 'Which rule applies?',
          description:
            'We write the map with your counsel before the first line of code, and keep it beside the tests.',
          note: 'see below',
        },
      ],
    },
  },
  {
    name: 'sentences with prices, on land, that lead on',
    block: {
      acf_fc_layout: 'answers',
      heading: 'Start from the sentence\nyou would say',
      ground: 'land',
      items: [
        {
          title: '“We have an idea and a board meeting.”',
          description: 'Consulting. Two weeks, four pages, a priced plan.',
          note: '$8,000',
          href: '/services/consulting',
        },
        {
          title: '“We know exactly what we want.”',
          description: 'Send it. You get a fixed sum for the first phase in two days.',
          note: 'no charge',
        },
      ],
    },
  },
  {
    name: 'one long row without a note',
    block: {
      acf_fc_layout: 'answers',
      heading: 'One question',
      items: [
        {
          title: 'Interoperability infrastructure: whose counterparties have to be asked beforehand?',
          description:
            'All of them, and their counsel. The answer is long, because the question is: it depends on where each of them sits, on what the contract between them says about records, and on whether the register that is to be replaced was kept by one of them or by a third party that both of them trust to keep it for the years.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'answers',
      heading: 'Three questions of the trade,\nanswered before the meeting',
      items: [
        { title: 'What do people in this trade ask first?', description: 'The answer in one or two sentences.' },
        { title: 'What do they ask next?', description: 'The answer to that.' },
        { title: 'What does nobody dare to ask?', description: 'The answer to that.' },
      ],
    },
  },
]);
