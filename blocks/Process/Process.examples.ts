import { defineExamples } from '../examples/example.ts';
import { processSchema } from './Process.schema.ts';

export const processExamples = defineExamples(processSchema, [
  {
    name: 'five phases in sixteen weeks',
    block: {
      acf_fc_layout: 'process',
      heading: 'Five phases, sixteen weeks,\none thing at the end',
      weeks: 16,
      items: [
        {
          title: 'Chart',
          note: 'Facts, risks, a priced plan',
          description: 'We read your contracts, both kinds, and write down what can go wrong.',
          startWeek: 1,
          endWeek: 2.5,
        },
        {
          title: 'Model',
          note: 'Resources, roles, contract interfaces',
          description: 'Every asset gets a type, every role a key, every rule a test.',
          startWeek: 3,
          endWeek: 5,
        },
        {
          title: 'Build',
          note: 'Contracts and product, in laps',
          description: 'Something that runs, every second Friday.',
          startWeek: 5,
          endWeek: 12,
        },
        {
          title: 'Prove',
          note: 'Tests, audit, rehearsal on testnet',
          description: 'A second team audits. Findings are yours to publish.',
          startWeek: 9,
          endWeek: 13,
        },
        {
          title: 'Launch',
          note: 'Mainnet, monitoring, handover',
          description: 'Mainnet, alarms, and a month on watch.',
          startWeek: 14,
          endWeek: 16,
        },
      ],
    },
  },
  {
    name: 'seven phases in a year, with long words',
    block: {
      acf_fc_layout: 'process',
      heading: 'Seven phases in one year, two of them as short as a week',
      weeks: 52,
      items: [
        { title: 'Reconnaissance', description: 'A week of reading.', startWeek: 1, endWeek: 1 },
        {
          title: 'Requirements',
          note: 'What must hold, in forty-four characters now',
          description: 'What must hold, and who says so.',
          startWeek: 2,
          endWeek: 8,
        },
        { title: 'Contracts', note: 'Types and keys', description: 'Types and keys.', startWeek: 6, endWeek: 30 },
        { title: 'Applications', description: 'Web and mobile.', startWeek: 12, endWeek: 40 },
        { title: 'Rehearsals', note: 'Twice', description: 'The whole release, twice.', startWeek: 38, endWeek: 44 },
        { title: 'Audit', description: 'By a second team.', startWeek: 40, endWeek: 50 },
        { title: 'Mainnet', note: 'One Tuesday', description: 'One Tuesday morning.', startWeek: 52, endWeek: 52 },
      ],
    },
  },
  {
    name: 'three phases in four weeks, without notes',
    block: {
      acf_fc_layout: 'process',
      heading: 'One month',
      weeks: 4,
      items: [
        { title: 'Read', description: 'We read.', startWeek: 1, endWeek: 1 },
        { title: 'Write', description: 'We write.', startWeek: 2, endWeek: 3 },
        { title: 'Hand over', description: 'You own it.', startWeek: 4, endWeek: 4 },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'process',
      heading: 'How many phases,\nin how many weeks',
      weeks: 12,
      items: [
        {
          title: 'First',
          note: 'What comes out of it',
          description: 'What happens first, and what the client has at its end.',
          startWeek: 1,
          endWeek: 4,
        },
        {
          title: 'Then',
          note: 'What comes out of it',
          description: 'What happens then, and what the client has at its end.',
          startWeek: 4,
          endWeek: 9,
        },
        {
          title: 'Last',
          note: 'What is there at the end',
          description: 'What happens last, and who has it from then on.',
          startWeek: 9,
          endWeek: 12,
        },
      ],
    },
  },
]);
