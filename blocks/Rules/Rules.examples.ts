import { defineExamples } from '../examples/example.ts';
import { rules } from './Rules.schema.ts';

const columnLabels = { title: 'Rule', description: 'What it asks', note: 'What we built for it' };

export const rulesExamples = defineExamples(rules, [
  {
    name: 'four rules',
    block: {
      acf_fc_layout: 'rules',
      heading: 'Rules we have built against',
      note: 'Not legal advice. We work with your counsel.',
      columnLabels,
      items: [
        {
          title: 'MiCA',
          description: 'Holders of an e-money token can redeem it at par at any time, and reserves are safeguarded.',
          note: 'Reserve count on the ledger, published each day',
        },
        {
          title: 'DORA',
          description: 'A register of suppliers, and an exit that works.',
          note: 'Exit rehearsed once before launch',
        },
        {
          title: 'Travel Rule',
          description: 'Sender and receiver travel with the transfer.',
          note: 'Names beside the ledger, proof on it',
        },
        { title: 'PSD2', description: 'Two factors for a payment.', note: 'Weighted keys: device and approval' },
      ],
    },
  },
  {
    name: 'one rule with a long name',
    block: {
      acf_fc_layout: 'rules',
      heading: 'One rule',
      note: 'Not legal advice.',
      columnLabels,
      items: [
        {
          title: 'Convention on the Contract for the International Carriage',
          description:
            'The consignment note is made out in three originals and signed by sender and carrier; an additional protocol lets it be made electronically between the states that joined it, which is most of the European ones by now.',
          note: 'Two signatures on the device at each handover, kept for as long as the contract says',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'rules',
      heading: 'Rules we work by',
      note: 'Not legal advice.',
      columnLabels: { title: 'Rule', description: 'What it asks', note: 'What we do for it' },
      items: [
        { title: 'The name of a rule', description: 'What it asks, in one sentence.', note: 'What you do for it' },
        { title: 'The name of another', description: 'What it asks, in one sentence.', note: 'What you do for it' },
      ],
    },
  },
]);
