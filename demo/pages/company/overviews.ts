import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

import { industrySlides } from '../slides.ts';

/** The page that leads on to industries. */

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
