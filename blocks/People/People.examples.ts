import { defineExamples } from '../examples/example.ts';
import { people } from './People.schema.ts';

const seven = [
  { name: 'Ines Halvorsen', role: 'Lead engineer, Cadence', place: 'Rotterdam', years: 11 },
  { name: 'Tomas Oyelaran', role: 'Protocol engineer', place: 'London', years: 9 },
  { name: 'Ruth Abelard', role: 'Head of audit', place: 'New York', years: 13 },
  { name: 'Kenji Morrow', role: 'Product design', place: 'Seattle', years: 7 },
  { name: 'Nadia Castellan', role: 'Backend, settlement', place: 'Baltimore', years: 8 },
  { name: 'Piet van Loon', role: 'Operations', place: 'Rotterdam', years: 6 },
  { name: 'Grace Adeyemi', role: 'Discovery and price', place: 'London', years: 4 },
];

export const peopleExamples = defineExamples(people, [
  {
    name: 'seven and a vacancy',
    block: {
      acf_fc_layout: 'people',
      heading: 'The people on the call are\nthe people on the work',
      allLink: { label: 'All forty-one', href: '/team' },
      note: 'Height of a post: years at Wharfside',
      items: seven,
      vacancy: {
        name: 'You, perhaps',
        role: 'Senior Go engineer',
        place: 'any office',
        label: 'day one',
        href: '/careers',
      },
    },
  },
  {
    name: 'three, one of them new, no vacancy',
    block: {
      acf_fc_layout: 'people',
      heading: 'A small office',
      note: 'Height of a post: years',
      items: [
        {
          name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
          role: 'Interoperability infrastructure lead',
          place: 'Rotterdam',
          years: 16,
        },
        { name: 'Bo Li', role: 'Design', place: 'Seattle', years: 0 },
        { name: 'Ann Lee', role: 'Audit', place: 'London', years: 1 },
      ].map((person) => ({ ...person, name: person.name.slice(0, 40) })),
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'people',
      heading: 'The people on the call are\nthe people on the work',
      note: 'Height of a post: years with us',
      items: [
        { name: 'First colleague', role: 'What they lead', place: 'Office', years: 8 },
        { name: 'Second colleague', role: 'What they do', place: 'Office', years: 5 },
        { name: 'Third colleague', role: 'What they do', place: 'Office', years: 3 },
      ],
    },
  },
]);
