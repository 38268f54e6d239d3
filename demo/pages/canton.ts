import type { DemoPage } from '../demoContent.schema.ts';
import { acrossPage } from '../media/scenes.ts';
import { capital, priceOf, startingPriceOf } from '../prices.ts';
import { cantonFeatures } from './canton/features.ts';
import { cantonOffer } from './canton/offer.ts';
import { contactForm } from './shared.ts';

/** A second landing page, shorter and in another order: pages are data. */
export const canton: DemoPage = {
  type: 'service',
  slug: 'canton-network-development-company',
  title: 'Canton development',
  head: {
    title: 'Canton Network Development Company',
    description: `Quayline builds Daml models, participant nodes and the integrations around them, for parties that share a transaction and nothing else. ${capital(priceOf('canton-network-development-company'))}.`,
    image: { $picture: 'social-canton' },
  },
  offer: { serviceName: 'Canton development', startingPrice: startingPriceOf('canton-network-development-company') },
  breadcrumbs: [{ label: 'Services', href: '/services' }],
  card: {
    label: 'Service',
    description: 'Daml models and nodes for trades that only the parties see.',
    picture: { $picture: 'domain-private' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Share a trade,\nnot your books',
      description: `Canton development for firms that share a trade and nothing else, ${priceOf('canton-network-development-company')}. Quayline models the contracts, runs the nodes and connects them to the systems you already trust.`,
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'See what it costs', href: '#price' },
      ...acrossPage('trade'),
    },
    { acf_fc_layout: 'breadcrumbs' },
    ...cantonFeatures,
    ...cantonOffer,
    contactForm,
  ],
};
