import { defineExamples } from '../examples/example.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { hero } from './Hero.schema.ts';

export const heroExamples = defineExamples(hero, [
  {
    name: 'plan',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Built as it\nwas drawn',
      description: 'You see every screen on paper before anybody builds it, and nothing else is built.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'plan',
    },
  },
  {
    name: 'transfer',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Move value on Flow\nwithout losing count',
      description:
        'Wharfside is a Flow blockchain development company. We design, build and audit systems for businesses whose books have to balance.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'transfer',
    },
  },
  {
    name: 'unfolding',
    block: {
      acf_fc_layout: 'hero',
      heading: 'From a point\nto a product',
      description: 'We begin with the one thing that has to work, and unfold the rest from it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'unfolding',
    },
  },
  {
    name: 'a drawing on the line',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Build it, check it,\nkeep it',
      description:
        'Sixteen services in three groups. Each names its price. Not sure which you need? Ask in a free call.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'none',
      sideImage: exampleDrawing(
        'line-berths',
        'Built in the first berth, checked in the second, kept in the third',
        [480, 142],
      ),
    },
  },
  {
    name: 'a service at the side',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Ownership as a type,\nnot as a comment',
      description: 'A Cadence resource lives in one place and cannot be copied or dropped.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'none',
      sideImage: exampleDrawing(
        'side-contracts',
        'A resource in a contract, which the language refuses to copy or lose',
      ),
    },
  },
  {
    name: 'a scene across the page',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Points that nobody\ncan print twice',
      description: 'Each shop sees what it owes the others, and the sum is zero every evening.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'none',
      image: exampleDrawing('scene-netting', 'A loyalty point earned at a bakery is spent at a cinema', [1440, 400]),
      imageUpright: exampleDrawing('scene-netting-upright', 'The same, upright', [390, 432]),
    },
  },
  {
    name: 'a picture at the side',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Answer one question,\nkeep the rest',
      description: 'A verifier asks whether someone is over 18 and learns that, and no more.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'none',
      image: examplePicture('domain-identity', 'A credential of four lines'),
    },
  },
  {
    name: 'long heading, one action, no drawing',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Interoperability infrastructure for institutional counterparties and auditors',
      description: 'One sentence.',
      action: { label: 'Talk to an engineer about interoperability today', href: '#contact-form' },
      drawing: 'none',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'hero',
      heading: 'What you offer,\nin two short lines',
      description: 'Who you are and what you do, for whom, in one sentence or two.',
      action: { label: 'Get in touch', href: '#contact-form' },
      drawing: 'unfolding',
    },
  },
  {
    name: 'a photograph as the ground',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Berths that\nbook themselves',
      description: 'We build what a harbour runs on, together with the people who run it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See the work', href: '/work' },
      drawing: 'none',
      photograph: 'ground',
      image: examplePicture('case-tidemark', 'A harbour from above'),
    },
  },
]);
