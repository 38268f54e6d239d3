import { defineExamples } from '../examples/example.ts';
import { team } from './Team.schema.ts';

export const teamExamples = defineExamples(team, [
  {
    name: 'seven people',
    block: {
      acf_fc_layout: 'team',
      heading: 'Seven people, eleven months',
      note: 'Bars show who was on the work, and when',
      monthLabel: 'month',
      months: 11,
      items: [
        { role: 'Lead engineer', people: 1, startMonth: 1, endMonth: 11 },
        { role: 'Cadence engineers', people: 2, startMonth: 2, endMonth: 9 },
        { role: 'Solidity engineer', people: 1, startMonth: 3, endMonth: 8 },
        { role: 'Web engineers', people: 2, startMonth: 5, endMonth: 10 },
        { role: 'Auditor, second team', people: 1, startMonth: 8, endMonth: 10.5 },
      ],
    },
  },
  {
    name: 'many months, long roles, no note',
    block: {
      acf_fc_layout: 'team',
      heading: 'Nine people, twenty-four months',
      monthLabel: 'month',
      months: 24,
      items: [
        { role: 'Counterparty-reconciliation engineers', people: 6, startMonth: 1, endMonth: 24 },
        { role: 'Auditors, second and third team', people: 3, startMonth: 24, endMonth: 24 },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'team',
      heading: 'How many people,\nhow many months',
      note: 'Your own team: the bars show who was on it, and when',
      monthLabel: 'month',
      months: 6,
      items: [
        { role: 'Who led it', people: 1, startMonth: 1, endMonth: 6 },
        { role: 'Who made it', people: 2, startMonth: 2, endMonth: 5 },
      ],
    },
  },
]);
