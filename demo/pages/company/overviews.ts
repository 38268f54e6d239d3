import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm, fourCases } from '../shared.ts';

import { industrySlides } from '../slides.ts';

/** Pages that lead on to industries and cases. */

export const industries: DemoPage = {
  type: 'page',
  slug: 'industries',
  title: 'Industries',
  head: {
    title: 'Industries whose books have to balance',
    description:
      'FinTech and banking, retail, supply chain, healthcare, real estate, oil and gas: where a single version of the truth earns its keep.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Six trades,\none kind of book',
      description: 'They differ in what they count. They agree that it must be counted once.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'slider',
      heading: 'Where a single version of\nthe truth earns its keep',
      ground: 'paper',
      preset: 'landing',
      slides: industrySlides,
    },
    contactForm,
  ],
};

export const work: DemoPage = {
  type: 'page',
  slug: 'work',
  title: 'Work',
  head: {
    title: 'Work: four systems that are still running',
    description:
      'Hushmint, Opaline, Tidemark and Causeway: two marketplaces, a clearing platform and a bridge, with what they do and how long they took.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Work that is\nstill running',
      description: 'Four of more than eighty. Each was handed over, and each is still in the hands of its owner.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'cases',
      anchor: 'portfolio',
      heading: 'Four systems that carry\nother people’s money',
      items: fourCases,
    },
    contactForm,
  ],
};
