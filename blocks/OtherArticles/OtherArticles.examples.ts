import { defineExamples } from '../examples/example.ts';
import { otherArticles } from './OtherArticles.schema.ts';

export const otherArticlesExamples = defineExamples(otherArticles, [
  {
    name: 'two articles nearby',
    block: {
      acf_fc_layout: 'otherArticles',
      articleSlugs: ['finality-is-not-one-moment-but-four', 'counting-to-consensus-with-five-tally-marks'],
    },
  },
  {
    name: 'three below other words',
    block: {
      acf_fc_layout: 'otherArticles',
      heading: 'On keys and who holds them',
      articleSlugs: [
        'weighted-keys-for-people-who-lose-phones',
        'who-signs-for-whom',
        'what-an-account-pays-for-when-it-stores-a-thing',
      ],
    },
  },
]);
