import { defineExamples } from '../examples/example.ts';
import { exampleCases } from '../examples/exampleCases.ts';
import { caseRegister } from './CaseRegister.schema.ts';

const labels = { case: 'Case', ledger: 'Ledger', people: 'People', months: 'Months', outcome: 'Outcome' };
const page = { casesBySlug: exampleCases };

export const caseRegisterExamples = defineExamples(caseRegister, [
  {
    name: 'four cases',
    block: {
      acf_fc_layout: 'case_register',
      heading: 'The same four,\nline by line',
      labels,
      items: [
        { caseSlug: 'hushmint', ledger: 'Flow: Cadence', people: 5, months: 7, outcome: 'No edition exceeded.' },
        {
          caseSlug: 'opaline',
          ledger: 'Flow: Cadence',
          people: 4,
          months: 5,
          outcome: 'One certificate for each stone.',
        },
        {
          caseSlug: 'tidemark',
          ledger: 'Own chain: UTXO',
          people: 9,
          months: 14,
          outcome: 'Five ports settle in 11 seconds. It used to be twice a day, by email.',
        },
        {
          caseSlug: 'causeway',
          ledger: 'Flow: Cadence and EVM',
          people: 7,
          months: 11,
          outcome: '412,000 crossings without a unit of difference.',
        },
      ],
    },
    page,
  },
  {
    name: 'one case',
    block: {
      acf_fc_layout: 'case_register',
      heading: 'One row',
      labels,
      items: [{ caseSlug: 'opaline', ledger: 'Flow', people: 4, months: 5, outcome: 'Done.' }],
    },
    page,
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'case_register',
      heading: 'Our cases,\nline by line',
      labels: { ...labels, ledger: 'Built with' },
      items: [
        {
          caseSlug: 'causeway',
          ledger: 'what it is made with',
          people: 2,
          months: 3,
          outcome: 'What came of it, in one short sentence.',
        },
      ],
    },
    page,
  },
]);
