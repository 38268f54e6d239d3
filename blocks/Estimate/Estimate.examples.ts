import { defineExamples } from '../examples/example.ts';
import { estimate } from './Estimate.schema.ts';

export const estimateExamples = defineExamples(estimate, [
  {
    name: 'three questions',
    block: {
      acf_fc_layout: 'estimate',
      heading: 'Add it up\nyourself',
      lead: 'Three answers, one bill. You see every line before we ask who you are. Rates of 1 November, 2026.',
      billHeading: 'The bill',
      rates: {
        version: '2026-11-01',
        questions: [
          {
            name: 'projectType',
            question: 'What should it be?',
            hint: 'One answer',
            options: [
              {
                label: 'Contracts only',
                value: 'contracts',
                rows: [{ entry: 'Contracts with tests', low: 20_000, high: 28_000, lowWeeks: 5, highWeeks: 6 }],
              },
              {
                label: 'Web product',
                value: 'web',
                rows: [
                  { entry: 'Contracts with tests', low: 20_000, high: 28_000, lowWeeks: 5, highWeeks: 6 },
                  { entry: 'Screens and their tests', low: 15_000, high: 21_000, lowWeeks: 2, highWeeks: 3 },
                ],
              },
              {
                label: 'Advice',
                value: 'advice',
                rows: [{ entry: 'Four pages and a plan', low: 7000, high: 7000, lowWeeks: 2, highWeeks: 2 }],
              },
            ],
          },
          {
            name: 'platforms',
            question: 'Where does it live?',
            hint: 'As many as apply',
            options: [
              { label: 'Flow, Cadence', value: 'flow-cadence' },
              {
                label: 'Flow, EVM',
                value: 'flow-evm',
                rows: [{ entry: 'The EVM side of Flow', low: 5000, high: 8000, lowWeeks: 1, highWeeks: 2 }],
              },
            ],
          },
          {
            name: 'timeline',
            question: 'When must it be live?',
            options: [
              { label: 'No date', value: 'open' },
              {
                label: 'Within six months',
                value: 'six-months',
                rows: [{ entry: 'A third engineer', low: 5, high: 10, isPercent: true }],
              },
            ],
          },
        ],
      },
      contactHeading: 'Have an engineer\ncheck the sum',
      contactLead:
        'Your three answers go with the message. Reply within two working days, with a fixed price for the first phase.',
      formId: 'estimate',
      messageLabel: 'Anything the three answers miss?',
      messagePlaceholder: 'Two sentences are enough',
      buttonText: 'Send my estimate',
      ghostLabel: 'space for yours',
    },
  },
  {
    name: 'one question with long words',
    block: {
      acf_fc_layout: 'estimate',
      heading: 'What a clearing house for five ports may cost',
      lead: 'One answer.',
      billHeading: 'The bill',
      rates: {
        version: '2027-01-01',
        questions: [
          {
            name: 'features',
            question: 'Which of the parts that most clients ask for is needed?',
            options: [
              {
                label: 'Settlement between parties abroad',
                value: 'settlement',
                rows: [
                  {
                    entry: 'Settlement between parties in different countries',
                    low: 1_250_000,
                    high: 2_400_000,
                    lowWeeks: 40,
                    highWeeks: 60,
                  },
                ],
              },
              { label: 'None of it', value: 'none' },
            ],
          },
        ],
      },
      contactHeading: 'Have three engineers and a lawyer check the sum',
      contactLead: 'They answer together.',
      formId: 'estimate',
      messageLabel: 'What did we forget to ask about your project?',
      messagePlaceholder: 'Name the parties and the values that move between them',
      buttonText: 'Send my estimate to you now',
      ghostLabel: 'space for yours',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'estimate',
      heading: 'Add it up\nyourself',
      lead: 'What the visitor does here, and from which day these rates count.',
      billHeading: 'The bill',
      rates: {
        version: '2026-01-01',
        questions: [
          {
            name: 'projectType',
            question: 'What should it be?',
            hint: 'One answer',
            options: [
              {
                label: 'The first thing',
                value: 'first',
                rows: [{ entry: 'What is paid for, and your own figures for it', low: 1000, high: 2000 }],
              },
              {
                label: 'The second thing',
                value: 'second',
                rows: [{ entry: 'What is paid for then, and your own figures for it', low: 2000, high: 3000 }],
              },
            ],
          },
        ],
      },
      contactHeading: 'Have somebody\ncheck the sum',
      contactLead: 'What becomes of the answers, and what comes back.',
      formId: 'estimate',
      messageLabel: 'Anything the answers miss?',
      messagePlaceholder: 'Two sentences are enough',
      buttonText: 'Send my estimate',
      ghostLabel: 'space for yours',
    },
  },
]);
