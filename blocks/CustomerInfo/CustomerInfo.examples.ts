import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { customerInfo } from './CustomerInfo.schema.ts';

export const customerInfoExamples = defineExamples(customerInfo, [
  {
    name: 'an exchange',
    block: {
      acf_fc_layout: 'customerInfo',
      description: 'They drew the failure on paper before they drew the product. Our auditors kept the paper.',
      name: 'Jonas Verhagen',
      jobTitle: 'Chief operating officer, Larkspur Exchange',
      facts: [
        { title: 'Founded', description: '2014' },
        { title: 'People', description: '60' },
        { title: 'Licence', description: 'Netherlands' },
      ],
    },
  },
  {
    name: 'with a portrait and without facts',
    block: {
      acf_fc_layout: 'customerInfo',
      description:
        'We had been told that it could not be done with fewer than twenty people, by people who had twenty people. Nine of them did it, and on the last day they gave us the keys, the runbook and a list of what they would do differently if we asked them to begin again.',
      name: 'Alexandrina van der Meulen-Oyelaran',
      jobTitle: 'Deputy head of counterparty reconciliation, Northgate Clearing',
      picture: examplePicture('case-opaline', ''),
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'customerInfo',
      description: 'What the customer said, in one sentence or two.',
      name: 'First name and surname',
      jobTitle: 'What they do, and where',
      facts: [
        { title: 'Founded', description: 'in which year' },
        { title: 'People', description: 'how many' },
      ],
    },
  },
]);
