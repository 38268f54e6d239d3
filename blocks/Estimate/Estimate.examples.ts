import { defineExamples } from '../examples/example.ts';
import { estimate } from './Estimate.schema.ts';
import { exampleRates } from './exampleRates.ts';

export const estimateExamples = defineExamples(estimate, [
  {
    name: 'six questions',
    block: {
      acf_fc_layout: 'estimate',
      heading: 'Add it\nup yourself',
      lead: 'Six answers, one bill. You see every line before we ask who you are. Rates of 1 November 2026.',
      billHeading: 'The bill',
      rates: exampleRates,
      contactHeading: 'Have an engineer\ncheck the sum',
      contactLead:
        'Your six answers go with the message. Reply within two working days, with a fixed price for the first phase.',
      formId: 'estimate',
      messageLabel: 'Anything the six answers miss?',
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
]);
