import { defineExamples } from '../examples/example.ts';
import { exampleDrawing } from '../examples/pageContext.ts';
import { servicesGroups } from './ServicesGroups.schema.ts';

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
