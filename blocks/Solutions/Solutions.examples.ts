import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { solutions } from './Solutions.schema.ts';

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
