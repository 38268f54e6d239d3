import { defineExamples } from '../examples/example.ts';
import { articleSeries } from './ArticleSeries.schema.ts';

export const articleSeriesExamples = defineExamples(articleSeries, [
  {
    name: 'three parts and the next',
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'A series in four parts: living on Flow',
      articleSlugs: ['what-an-account-is', 'what-an-account-pays-for-when-it-stores-a-thing', 'who-signs-for-whom'],
      upcoming: { title: 'Moving out without loss', date: '2026-12-07' },
    },
  },
  {
    name: 'six parts, seen from an article that is none of them',
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'What a network agrees on, in six parts that need not be read in order',
      articleSlugs: [
        'counting-to-consensus-with-five-tally-marks',
        'finality-is-not-one-moment-but-four',
        'weighted-keys-for-people-who-lose-phones',
        'a-register-that-a-regulator-can-query',
        'spent-unspent-and-the-change-between',
        'what-an-account-is',
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'What the series is about',
      articleSlugs: ['what-an-account-is'],
    },
  },
]);
