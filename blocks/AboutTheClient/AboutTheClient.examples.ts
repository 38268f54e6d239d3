import { defineExamples } from '../examples/example.ts';
import { aboutTheClient } from './AboutTheClient.schema.ts';

export const aboutTheClientExamples = defineExamples(aboutTheClient, [
  {
    name: 'a marketplace',
    block: {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Larkspur runs a regulated marketplace for commodity receipts. Its traders hold assets in Cadence; its market makers write Solidity and intend to keep doing so.\n\nBefore Causeway, a treasurer moved balances by hand every evening and two people signed a spreadsheet. It worked until the day it was closed.',
    },
  },
  {
    name: 'one paragraph below a long heading',
    block: {
      acf_fc_layout: 'about_the_client',
      heading: 'Who asked, and what the evenings were like before',
      description: 'A port authority with one book and four neighbours.',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Who they are, what they do, and for whom. The first paragraph stands out.\n\nHow it was before: what it cost them, and why it could not stay so.',
    },
  },
]);
