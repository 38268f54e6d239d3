import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { imagebox } from './Imagebox.schema.ts';

export const imageboxExamples = defineExamples(imagebox, [
  {
    name: 'a figure with its caption',
    block: {
      acf_fc_layout: 'Imagebox',
      image: examplePicture(
        'figure-bytes',
        'Kilobytes per active user in four products: ticketing 90, loyalty 39, certificates 86, game items 118',
      ),
      caption: 'Stored per active user after one month. Dashed: could be computed. Solid: never read by anyone.',
      ground: 'land',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'Imagebox',
      image: examplePicture('article-keys', ''),
      caption: 'What it shows, or what to look at, in a sentence.',
    },
  },
  {
    name: 'a picture without words',
    block: { acf_fc_layout: 'Imagebox', image: examplePicture('article-keys', 'Two keys of weight 500') },
  },
]);
