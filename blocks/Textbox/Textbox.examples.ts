import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { textbox } from './Textbox.schema.ts';

export const textboxExamples = defineExamples(textbox, [
  {
    name: 'a privacy policy',
    block: {
      acf_fc_layout: 'textbox',
      heading: 'Privacy policy',
      isPageTitle: true,
      text: `This page says what we store when you write to us, why, for how long, and how you have it deleted. It is short because we store little.

## What the form stores

The form stores what you type into it, the file you attach, and the country you chose. It also stores the time, the page you wrote from, and the version of the consent note you saw.

The request goes to the engineers who answer it. Nobody else reads it, and nobody sells it.

- Name, email and message, because we cannot answer without them
- Company, phone and country, if you give them
- Nothing about the other pages you read

## How long we keep it

Two years after the last message, then it is deleted. Write to us and it is deleted this week.`,
    },
  },
  {
    name: 'a second text on a page, with a very long word',
    block: {
      acf_fc_layout: 'textbox',
      heading: 'Terms of the newsletter',
      text: `### Sending

Once a month.\\
Never twice.

### Leaving

Through https://wharfside.example/newsletter/unsubscribe/8f14e45fceea167a5a36dedd4bea2543, with one click.`,
    },
  },
  {
    name: 'a picture between its paragraphs',
    block: {
      acf_fc_layout: 'textbox',
      text: `The quay was measured twice, once at low water and once at noon.

![Low water, 4 May. The ring at the left is where boats are tied.](picture:1)

What the second measure changed is said below.`,
      pictures: { 1: examplePicture('article-bridge', 'A bridge between two quays') },
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'textbox',
      heading: 'What the text is about',
      text: 'The first paragraph.\n\n### A heading within the text\n\nAnother paragraph, with **bold words** and a list:\n\n- one thing\n- another thing',
    },
  },
]);
