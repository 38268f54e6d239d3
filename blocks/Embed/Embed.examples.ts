import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { embed } from './Embed.schema.ts';

export const embedExamples = defineExamples(embed, [
  {
    name: 'a video of an allowed host',
    block: {
      acf_fc_layout: 'embed',
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'A resource that moves: the talk of March, twelve minutes',
      poster: examplePicture('article-talk', 'A speaker before a wall of code'),
    },
  },
  {
    name: 'a link, where the host is not allowed',
    block: {
      acf_fc_layout: 'embed',
      address: 'https://calendar-of-counterparties.example/book',
      title: 'Reconciliation-appointments with counterparty-representatives',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'embed',
      address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      title: 'What it shows, and how long it is',
    },
  },
]);
