import { defineExamples } from '@frontage/blocks/examples/example.ts';
import { priceLadder } from './PriceLadder.schema.ts';

export const priceLadderExamples = defineExamples(priceLadder, [
  {
    name: 'two rungs',
    startsNew: true,
    block: {
      acf_fc_layout: 'northlight_price_ladder',
      heading: 'What a harbour pays',
      rungs: [
        { title: 'Up to 40 berths', price: '90,000 kroner' },
        { title: 'Up to 200 berths', price: '160,000 kroner' },
      ],
    },
  },
]);
