import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { pictureWithScrollToForm } from './PictureWithScrollToForm.schema.ts';

export const pictureWithScrollToFormExamples = defineExamples(pictureWithScrollToForm, [
  {
    name: 'a balance',
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'We will weigh your contract',
      description:
        'Send an address or a repository. You get a table like the one above in two working days, at no cost.',
      buttonText: 'Ask for the table',
      image: examplePicture(
        'article-scales',
        'A balance: a ruled sheet of 398 bytes outweighs the one thing that it describes',
      ),
    },
  },
  {
    name: 'as many words as it may have',
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'A second pair of eyes on your bridge, before the first crossing at all',
      description:
        'Send us the two contracts, the addresses of both sides and the list of people who can stop it. In ten working days you have a report of what we tried, what we found, and what we could not look at, with a price for fixing each of them.',
      buttonText: 'Ask for a second pair of eyes',
      href: '/contacts',
      image: examplePicture('article-bridge', 'A bridge between two quays'),
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'What you offer',
      description: 'What the reader has to send, and what comes back for it.',
      buttonText: 'Get in touch',
      image: examplePicture('article-bridge', ''),
    },
  },
]);
