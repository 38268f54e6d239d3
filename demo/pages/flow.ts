import type { DemoPage } from '../demoContent.schema.ts';
import { priceOf, startingPriceOf } from '../prices.ts';
import { closing } from './flow/closing.ts';
import { markets } from './flow/markets.ts';
import { opening } from './flow/opening.ts';
import { proof } from './flow/proof.ts';

/** The landing page of R2: its 24 sections in order, and the contact form. */
export const flow: DemoPage = {
  type: 'service',
  slug: 'flow-blockchain-development-company',
  title: 'Flow Blockchain Development Services',
  head: {
    title: 'Flow Blockchain Development Company',
    description: `Quayline designs, builds and audits systems on Flow: Cadence contracts, weighted keys, bridges to EVM. Fixed first phase, whole projects ${priceOf('flow-blockchain-development-company')}.`,
    image: { $picture: 'social-flow' },
  },
  offer: {
    serviceName: 'Flow blockchain development',
    startingPrice: startingPriceOf('flow-blockchain-development-company'),
  },
  breadcrumbs: [{ label: 'Services', href: '/services' }],
  card: {
    label: 'Service',
    description: 'A complete product on Flow, from the first model to launch: contracts, keys, bridges, screens.',
    picture: { $picture: 'article-storage' },
  },
  layout: [...opening, ...proof, ...markets, ...closing],
};
