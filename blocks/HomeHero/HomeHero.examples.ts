import { defineExamples } from '../examples/example.ts';
import { homeHero } from './HomeHero.schema.ts';

export const homeHeroExamples = defineExamples(homeHero, [
  {
    name: 'home',
    block: {
      acf_fc_layout: 'home_hero',
      heading: 'Software you\ncan count on',
      description:
        'Wharfside is a software agency. We design, build and audit ledgers, and the products that stand on them, for companies whose books have to balance.',
      action: { label: 'Book a free call', href: '/contacts#contact-form' },
      secondAction: { label: 'See what it costs', href: '#services' },
      facts: [
        { title: '41 people', description: '31 of them engineers' },
        { title: 'Five offices', description: 'awake 18 hours a day' },
        { title: '17 years in software', description: '13 of them on ledgers' },
        { title: 'One in three', description: 'enquiries we advise against' },
      ],
    },
  },
  {
    name: 'one line, one action, two facts',
    block: {
      acf_fc_layout: 'home_hero',
      heading: 'Count once',
      description: 'One sentence.',
      action: { label: 'Book a free call', href: '/contacts' },
      facts: [
        { title: '41 people', description: '31 of them engineers' },
        { title: 'Five offices', description: 'awake 18 hours a day' },
      ],
    },
  },
  {
    name: 'the longest heading',
    block: {
      acf_fc_layout: 'home_hero',
      heading: 'Infrastructure for\nyour counterparties',
      description:
        'A description that is as long as an editor may make it, to see what happens to the lines beside the button when there are many of them, and whether the figures below still begin on one line with each other at each width that a screen may have.',
      action: { label: 'Talk to an engineer about it today', href: '/contacts' },
      secondAction: { label: 'See what it costs, line by line', href: '#services' },
      facts: [
        { title: 'A fact of some thirty letters', description: 'with a note that is as long as a note may ever be' },
        { title: 'Five offices', description: 'awake 18 hours a day' },
        { title: '17 years in software', description: '13 of them on ledgers' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'home_hero',
      heading: 'Two lines about\nyour house',
      description: 'Who you are and what you do, for whom, in one sentence or two.',
      action: { label: 'Get in touch', href: '#contact-form' },
      facts: [
        { title: 'A figure', description: 'what it counts' },
        { title: 'A second one', description: 'what it counts' },
        { title: 'A third one', description: 'what it counts' },
      ],
    },
  },
]);
