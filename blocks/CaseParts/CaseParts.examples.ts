import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import {
  aboutTheClient,
  clientSuccess,
  customerInfo,
  headDescription,
  projectFeatures,
  twoColumnsText,
} from './CaseParts.schema.ts';

export const headDescriptionExamples = defineExamples(headDescription, [
  {
    name: 'a bridge in four facts',
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'Causeway locks\nbefore it releases',
      description:
        'A bridge ecosystem between the Cadence and the EVM side of Flow. In eighteen months on mainnet 412,000 crossings have been made, and the two sides have never disagreed by a unit.',
      facts: [
        { title: 'Client', description: 'Larkspur Exchange, Rotterdam' },
        { title: 'Work', description: 'Bridge and liquidity' },
        { title: 'Time', description: '11 months, then care' },
        { title: 'Ledger', description: 'Flow: Cadence and EVM' },
      ],
    },
  },
  {
    name: 'the longest words and one fact',
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'Counterparty-reconciliation between institutions without a common ledger',
      description: 'One sentence.',
      facts: [
        {
          title: 'Administration',
          description: 'Transatlantische Warenkreditversicherungsgesellschaft, with offices in three countries',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'What the product\ndoes, in two lines',
      description: 'What was built, for whom, and how it has gone since, in two sentences or three.',
      facts: [
        { title: 'Client', description: 'name and place' },
        { title: 'Work', description: 'kind of work' },
        { title: 'Time', description: 'from when until when' },
      ],
    },
  },
]);

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

export const twoColumnsTextExamples = defineExamples(twoColumnsText, [
  {
    name: 'problem and decision',
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Two sides that could both be right',
      items: [
        {
          title: 'What was hard',
          description:
            'A Cadence transaction can call an EVM contract through an account it controls. If that call fails, the Cadence side does not fail with it. It receives a status and carries on.\n\nSo the naive bridge locks on one side, is refused on the other, and reports success. The books differ, and no light turns red.',
        },
        {
          title: 'What we decided',
          description:
            'Every crossing reads the status and panics on anything but success, which undoes the lock with it. There is no second transaction and no queue to reconcile.\n\nThe sum of both sides is checked after every crossing, inside the same transaction. It costs little and it ends arguments.',
        },
      ],
    },
  },
  {
    name: 'one long and one short',
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Uneven texts',
      items: [
        {
          title: 'Before',
          description:
            'Certificates were files. Two buyers could hold the same one, each in good faith, and the dealer between them had done nothing wrong.\n\nA ledger cannot look at a stone. Somebody has to, and has to be answerable for it afterwards.\n\nThe post took nine days.',
        },
        { title: 'After', description: 'It takes two.' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'The decision that mattered',
      items: [
        { title: 'What was hard', description: 'What stood in the way, in one to three paragraphs.' },
        { title: 'What we did', description: 'What was decided, why, and what it cost.' },
      ],
    },
  },
]);

export const projectFeaturesExamples = defineExamples(projectFeatures, [
  {
    name: 'six features, one to come',
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does all day',
      items: [
        { label: 'Crossings in both directions', text: 'One signature, one transaction, 9 seconds to sealed.' },
        {
          label: 'Pools shared by both sides',
          text: 'Market makers quote in Solidity against assets held in Cadence.',
        },
        { label: 'A public reconciliation page', text: 'Both sums, the difference, and the block it was read at.' },
        { label: 'Limits per asset and hour', text: 'Set by the client, enforced by the contract, visible to all.' },
        { label: 'Pause by vote', text: 'Four of six. Withdrawals stay open while crossings are paused.' },
        { label: 'Third side', text: 'A rollup joins in spring, under the same rule.', upcoming: 'upcoming' },
      ],
    },
  },
  {
    name: 'four features, long words',
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'Four things, unevenly told',
      items: [
        { label: 'Counterparty-reconciliation report', text: 'Yes.' },
        {
          label: 'Everything else',
          text: 'A longer sentence that says what it does, for whom it does that, and how often they look at what came of it, which is less often than they thought they would when they asked.',
        },
        { label: 'Search', text: 'By number.' },
        { label: 'Export', text: 'As a table.', upcoming: 'in spring' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does all day',
      items: [
        { label: 'The first thing it does', text: 'For whom, in one or two short sentences.' },
        { label: 'The second thing', text: 'For whom, and how often.' },
        { label: 'The third thing', text: 'For whom, and how often.' },
      ],
    },
  },
]);

export const clientSuccessExamples = defineExamples(clientSuccess, [
  {
    name: 'three figures',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nat Larkspur',
      items: [
        { label: '38 min', title: 'saved every evening', description: 'The spreadsheet has no cells left to fill.' },
        { label: '412,000', title: 'crossings', description: 'Counted to 31 October, 2026.' },
        { label: '0', title: 'units of difference', description: 'After every one of them, on both sides.' },
      ],
    },
  },
  {
    name: 'two figures without a sentence',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed',
      items: [
        { label: '2 days', title: 'to deliver the paper' },
        { label: 'One', title: 'certificate for each stone' },
      ],
    },
  },
  {
    name: 'four figures, the longest',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed between the five ports',
      items: [
        { label: '2.3 m', title: 'entries on an ordinary day', description: 'Between five ports and their customers.' },
        { label: '11 s', title: 'to settle', description: 'Before: netting twice a day, by email.' },
        { label: '412,000', title: 'reconciliations', description: 'None of them by hand.' },
        { label: '1,234,567', title: 'counterparty-reconciliations', description: 'Nothing is missing.' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed',
      items: [
        {
          label: 'figure',
          title: 'what it counts',
          description: 'How it was before, and since when it is counted so.',
        },
        { label: 'figure', title: 'what it counts', description: 'How it was before, and since when it is another.' },
        {
          label: 'figure',
          title: 'what matters most',
          description: 'What this one means to the client, in a sentence.',
        },
      ],
    },
  },
]);

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
