import { defineExamples } from '../examples/example.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { answers, challenges, reasons, refusals, rules, solutions } from './Rows.schema.ts';

export const refusalsExamples = defineExamples(refusals, [
  {
    name: 'three things',
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Three things\nwe turn down',
      items: [
        { title: 'A token with no job', description: 'If removing it changes nothing, we suggest removing it.' },
        { title: 'A launch date before a design', description: 'We would be guessing with your money.' },
        { title: 'A chain where a table would do', description: 'One enquiry in three. We name the table.' },
      ],
    },
  },
  {
    name: 'one, with the longest words',
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Whatever nobody could keep counted',
      items: [
        {
          title: 'An interoperability infrastructure without counterparties',
          description:
            'A reason that is as long as a reason may be, to see how it stands on a narrow screen and whether its last line is left with one word on it.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Two things\nwe turn down',
      items: [
        { title: 'What you do not take on', description: 'Why not, in one sentence.' },
        { title: 'What you advise against', description: 'And what you say in its place.' },
      ],
    },
  },
]);

export const reasonsExamples = defineExamples(reasons, [
  {
    name: 'three reasons over a handover',
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons that survive\na procurement review',
      image: exampleDrawing('reason-handover', 'Everything that was built is handed over', [480, 294]),
      imageUpright: exampleDrawing('reason-handover-upright', 'The same, upright', [344, 560]),
      items: [
        {
          title: 'It is yours on the day it works',
          description:
            'Repository, keys and runbook are in your accounts from the first commit. There is no licence to renew and no back door to trust.',
        },
        {
          title: 'The people on the call write the code',
          description:
            'A lead engineer answers your first email and stays until handover. Average tenure: eight years.',
        },
        {
          title: 'A no costs nothing',
          description:
            'One enquiry in three does not need a blockchain. We say so in the first call, and name what would do instead.',
        },
      ],
    },
  },
  {
    name: 'long reasons without a drawing',
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons',
      items: [
        {
          title: 'Every decision is written down on the day it is taken',
          description:
            'You can read in one place what was decided, by whom, on which facts, and what it would cost to decide otherwise today. New people on either side read that place first, and most questions of the following week are answered before they are asked.',
        },
        {
          title: 'Keys are split before the first deployment happens',
          description: 'Nobody at our side can move your assets, and we can prove that at any hour of the day.',
        },
        {
          title: 'Counterparties may audit it',
          description: 'Send us your auditor. We will answer in writing within two working days.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons\nto work with us',
      items: [
        { title: 'The reason that counts most', description: 'What makes it true, in one to three sentences.' },
        { title: 'The second reason', description: 'What makes it true.' },
        { title: 'The third reason', description: 'What makes it true.' },
      ],
    },
  },
]);

export const challengesExamples = defineExamples(challenges, [
  {
    name: 'three risks',
    block: {
      acf_fc_layout: 'challenges',
      heading: 'Six things that go wrong on Flow,\nand the entry we make against each',
      riskLabel: 'Risk',
      entryLabel: 'Entry',
      items: [
        {
          title: 'Assets that must never be copied',
          description:
            'Modelled as Cadence resources. The language refuses to duplicate one or drop one, so the rule is not a comment in the code.',
        },
        {
          title: 'Two execution sides, one balance',
          description:
            'We decide what lives in Cadence and what lives in EVM, then test the bridge in both directions before anything crosses it.',
        },
        {
          title: 'Storage that is paid in FLOW',
          description: 'An account can store what its FLOW pays for. We size the data first and the features second.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'challenges',
      heading: 'Three things that go wrong,\nand what we do about each',
      riskLabel: 'Risk',
      entryLabel: 'What we do',
      items: [
        { title: 'The first thing that goes wrong', description: 'What you do about it, in one or two sentences.' },
        { title: 'The second one', description: 'What you do about it.' },
        { title: 'The third one', description: 'What you do about it.' },
      ],
    },
  },
]);

export const answersExamples = defineExamples(answers, [
  {
    name: 'five questions',
    block: {
      acf_fc_layout: 'answers',
      heading: 'Five questions a risk committee\nasks, answered before the meeting',
      items: [
        {
          title: 'Can a transfer be half done?',
          description: 'No. Security and cash move in one transaction. If one leg fails, the ledger shows neither.',
          note: 'delivery versus payment',
        },
        {
          title: 'Who can see our positions?',
          description: 'The parties to a trade, and the supervisor you name. Nobody else receives the data.',
          note: 'need-to-know ledgers',
        },
        {
          title: 'What if you disappear?',
          description: 'Repository, keys and runbook are in your accounts. A second supplier could start on Monday.',
          note: 'exit plan, tested',
        },
        {
          title: 'How do we reverse a mistake?',
          description:
            'With a second entry, signed by two roles. Nothing is erased, so nothing has to be explained away.',
          note: 'four eyes',
        },
        {
          title: 'Which rule applies?',
          description:
            'We write the map with your counsel before the first line of code, and keep it beside the tests.',
          note: 'see below',
        },
      ],
    },
  },
  {
    name: 'sentences with prices, on land, that lead on',
    block: {
      acf_fc_layout: 'answers',
      heading: 'Start from the sentence\nyou would say',
      ground: 'land',
      items: [
        {
          title: '“We have an idea and a board meeting.”',
          description: 'Consulting. Two weeks, four pages, a priced plan.',
          note: '$8,000',
          href: '/services/consulting',
        },
        {
          title: '“We know exactly what we want.”',
          description: 'Send it. You get a fixed sum for the first phase in two days.',
          note: 'no charge',
        },
      ],
    },
  },
  {
    name: 'one long row without a note',
    block: {
      acf_fc_layout: 'answers',
      heading: 'One question',
      items: [
        {
          title: 'Interoperability infrastructure: whose counterparties have to be asked beforehand?',
          description:
            'All of them, and their counsel. The answer is long, because the question is: it depends on where each of them sits, on what the contract between them says about records, and on whether the register that is to be replaced was kept by one of them or by a third party that both of them trust to keep it for the years.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'answers',
      heading: 'Three questions of the trade,\nanswered before the meeting',
      items: [
        { title: 'What do people in this trade ask first?', description: 'The answer in one or two sentences.' },
        { title: 'What do they ask next?', description: 'The answer to that.' },
        { title: 'What does nobody dare to ask?', description: 'The answer to that.' },
      ],
    },
  },
]);

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

const lock = {
  title: 'Lock, mint, and never the reverse',
  description:
    'The locked resource sits in a vault only the bridge can open. The minted token names it by id, so a claim always points at a thing.',
  image: examplePicture('decision-lock', 'A locked thing and the token that stands for it'),
};

export const solutionsExamples = defineExamples(solutions, [
  {
    name: 'three decisions',
    block: {
      acf_fc_layout: 'solutions',
      heading: 'Three decisions\nthat carried the rest',
      items: [
        lock,
        {
          title: 'The status is read, not assumed',
          description:
            'One function wraps every EVM call. Reviewers look for calls that bypass it, and a test fails the build when it finds one.',
          image: examplePicture('decision-status', 'A status decides between commit and revert'),
        },
        {
          title: 'Six watchers, four of whom can stop it',
          description:
            'They recompute both sums after every block. Four votes pause crossings; nobody alone can, and nobody can move a balance.',
          image: examplePicture('decision-watchers', 'Six watchers below one asset'),
        },
      ],
    },
  },
  {
    name: 'one decision in long words',
    block: {
      acf_fc_layout: 'solutions',
      heading: 'One decision',
      items: [
        {
          ...lock,
          title: 'Counterparty-reconciliation happens before settlement',
          description:
            'It is done in the same transaction, by the same code, for both parties, and the result is written where both can read it. Whoever disagrees can compute it again from what is on the ledger, without asking us, the exchange or each other, on any day of the year, at night as well as at noon, and for as long as the ledger is kept.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'solutions',
      heading: 'Two decisions\nthat carried the rest',
      items: ['The decision that mattered most', 'The second decision'].map((title) => ({
        ...lock,
        title,
        description: 'What was decided, what it means, and what it spared the client.',
      })),
    },
  },
]);
