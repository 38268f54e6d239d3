import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

/** What a short page of a service says. */
export interface ShortService {
  slug: string;
  title: string;
  headTitle: string;
  /** 70 to 160 characters, for search engines. */
  summary: string;
  heading: string;
  lead: string;
  /** US dollars; left out for what is paid by the month. */
  fromUsd?: number;
  gridHeading: string;
  points: [label: string, text: string, fact: string][];
}

/** A service on one screen and a half: what it is, three facts about it, the form. */
export function shortService(service: ShortService): DemoPage {
  return {
    type: 'service',
    slug: service.slug,
    title: service.title,
    head: { title: service.headTitle, description: service.summary, image: { $picture: 'social-home' } },
    offer: {
      serviceName: service.title,
      ...(service.fromUsd ? { startingPriceUsd: service.fromUsd } : {}),
    },
    breadcrumbs: [{ label: 'Services', href: '/services' }],
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: service.heading,
        description: service.lead,
        action: { label: 'Book a free call', href: '#contact-form' },
        secondAction: { label: 'All services', href: '/services' },
        drawing: 'none',
      },
      { acf_fc_layout: 'breadcrumbs' },
      {
        acf_fc_layout: 'feature_grid',
        heading: service.gridHeading,
        columns: 3,
        items: service.points.map(([label, text, fact]) => ({ label, text, bottomText: fact })),
      },
      contactForm,
    ],
  };
}
