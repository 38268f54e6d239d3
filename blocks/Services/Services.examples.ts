import { defineExamples } from '../examples/example.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { servicesAccordion, servicesGroups } from './Services.schema.ts';

export const servicesAccordionExamples = defineExamples(servicesAccordion, [
  {
    name: 'seven services, the second open',
    block: {
      acf_fc_layout: 'services_accordion',
      heading: 'What we build',
      items: [
        {
          title: 'Cadence smart contracts',
          description:
            'Resources, capabilities and roles, written so that the compiler refuses what the business forbids.',
          list: [
            'Resource models for assets and rights',
            'Upgrade plans that keep stored data',
            'Tests for each refusal',
          ],
          image: exampleDrawing('open-contracts', ''),
          href: '/services/cadence-smart-contracts',
          linkText: 'Cadence contracts in detail',
        },
        {
          title: 'Accounts and key design',
          description:
            'An account on Flow can carry several keys, each with a weight. We design who signs what, so that one lost device never stops a business.',
          list: [
            'Signing policies for teams and treasuries',
            'Recovery that does not pass through us',
            'Storage budgets per account',
          ],
          image: exampleDrawing('open-wallets', '', [480, 448]),
          isOpen: true,
        },
        {
          title: 'Marketplaces and NFT systems',
          description:
            'Numbered editions, listings that cannot be sold twice, and a share for the maker at every sale.',
          list: [
            'Editions and listings',
            'Royalties paid in the same transaction',
            'A catalogue that reads from events',
          ],
          image: exampleDrawing('open-nft', ''),
        },
        {
          title: 'Bridges between Cadence and EVM',
          description:
            'Both sides of Flow hold one balance. We decide what lives where, and test the crossing in both directions.',
          list: ['Locked and released amounts that agree', 'A way back for a transfer that stops half way'],
          image: exampleDrawing('open-migration', ''),
        },
        {
          title: 'Web products on top of a ledger',
          description: 'A first visit without a seed phrase, fees paid by you, and a screen that says what was signed.',
          list: ['Sponsored transactions', 'Sign-in with what people have', 'Pages that load before the wallet does'],
          image: exampleDrawing('open-dapps', ''),
        },
        {
          title: 'Audits and code review',
          description:
            'Two engineers read the same code apart and compare. Every finding comes with the test that shows it.',
          list: ['Cadence and Solidity', 'Findings within three weeks', 'One more reading after your corrections'],
          image: exampleDrawing('open-audit', ''),
        },
        {
          title: 'Operation and care',
          description: 'Someone is awake when a spork, a fee change or a full account needs a hand.',
          list: ['Dashboards for balances and storage', 'Upgrades rehearsed on a copy', 'A runbook that you keep'],
          image: exampleDrawing('open-operation', ''),
        },
      ],
    },
  },
  {
    name: 'every field, none marked as open',
    block: {
      acf_fc_layout: 'services_accordion',
      heading: 'What we advise on,\nand what we leave to others',
      items: [
        {
          title: 'A second opinion on what somebody else has begun to build',
          description: 'Four pages, two weeks.',
          list: ['What to build', 'What to leave out'],
          descriptionUnderList: 'Each point names its price.',
          secondDescription: 'You may hand the pages to another supplier; they are written for whoever builds.',
          image: exampleDrawing('open-consulting', ''),
          href: '/services/consulting',
        },
        {
          title: 'A picture in place of a drawing',
          description: 'The picture comes from the media library.',
          image: examplePicture('case-causeway', 'A bridge between two ledgers'),
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'services_accordion',
      heading: 'What we do',
      items: [
        {
          title: 'The first service',
          description: 'What it is and what the client gets, in one to three sentences.',
          list: ['one thing that belongs to it', 'another thing'],
          isOpen: true,
        },
        {
          title: 'The second service',
          description: 'What it is, what the client gets, and when it is the better choice.',
        },
        {
          title: 'The third service',
          description: 'What it is, what the client gets, and what comes after it.',
        },
      ],
    },
  },
]);

export const servicesGroupsExamples = defineExamples(servicesGroups, [
  {
    name: 'build, check, keep',
    block: {
      acf_fc_layout: 'services_groups',
      groups: [
        {
          heading: 'Build',
          description: 'Things that did not exist before.',
          image: exampleDrawing('open-contracts', ''),
          drawingGround: 'water',
          items: [
            {
              title: 'Flow blockchain development',
              description: 'A complete product, from the first model to launch.',
              price: 'from $50,000',
              href: '/services/flow-blockchain-development-company',
            },
            {
              title: 'Cadence smart contracts',
              description: 'Resources, roles and tests, ready for an audit.',
              price: 'from $22,000',
              href: '/services/cadence-smart-contracts',
            },
            {
              title: 'Web products',
              description: 'The screen, the wallet, and who pays the fee.',
              price: 'from $14,000',
              href: '/services/web-products',
            },
          ],
        },
        {
          heading: 'Check',
          description: 'Things that you, or someone else, built.',
          image: exampleDrawing('open-audit', ''),
          drawingGround: 'pink',
          items: [
            {
              title: 'Cadence audit',
              description: 'Findings in three weeks. Yours to publish.',
              price: 'from $12,000',
              href: '/services/cadence-audit',
            },
          ],
        },
        {
          heading: 'Keep',
          description: 'Things that are live and have to stay live.',
          image: exampleDrawing('open-migration', ''),
          drawingGround: 'land',
          items: [
            {
              title: 'Operation and care',
              description: 'Alarms, upgrades, someone awake.',
              price: 'from $3,200 a month',
              href: '/services/operation-and-care',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'one group, the longest words',
    block: {
      acf_fc_layout: 'services_groups',
      groups: [
        {
          heading: 'Interoperability',
          description:
            'A sentence of one hundred and twenty letters says all that the name of a group leaves open to those who read it first.',
          image: exampleDrawing('open-wallets', '', [480, 448]),
          drawingGround: 'water',
          items: [
            {
              title: 'Interoperability infrastructure and its upkeep',
              description: 'A sentence of ninety letters, which is more than anyone should write in such a list.',
              price: 'from $9,800 a month and up',
              href: '/services/bridge-development',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'services_groups',
      groups: [
        {
          heading: 'One kind',
          description: 'What the services of this kind have in common.',
          drawingGround: 'water',
          items: [
            {
              title: 'The first service',
              description: 'What it is and what it is good for, in one sentence.',
              price: 'its price',
              href: '/services',
            },
          ],
        },
        {
          heading: 'Another',
          description: 'What the services of that kind have in common.',
          drawingGround: 'land',
          items: [
            {
              title: 'The second service',
              description: 'What this one is and what it is good for.',
              price: 'its price',
              href: '/services',
            },
          ],
        },
      ],
    },
  },
]);
