import { defineExamples } from '../examples/example.ts';
import { linksGrid } from './LinksGrid.schema.ts';

export const linksGridExamples = defineExamples(linksGrid, [
  {
    name: 'twelve links',
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Nearby pages',
      links: [
        { label: 'Cadence audit', href: '/services/cadence-audit' },
        { label: 'EVM audit on Flow', href: '/services/evm-audit' },
        { label: 'Bridge development', href: '/services/bridges' },
        { label: 'NFT marketplaces', href: '/services/nft-marketplaces' },
        { label: 'Tokenised assets', href: '/services/tokenised-assets' },
        { label: 'Stablecoin rails', href: '/services/stablecoin-rails' },
        { label: 'Canton development', href: '/services/canton' },
        { label: 'Solana development', href: '/services/solana' },
        { label: 'Hyperledger development', href: '/services/hyperledger' },
        { label: 'Glossary', href: '/glossary' },
        { label: 'Engagement models', href: '/engagement-models' },
        { label: 'Careers', href: '/careers' },
      ],
    },
  },
  {
    name: 'five links, one long, one to another site',
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Elsewhere',
      links: [
        { label: 'What an account pays for when it stores a thing for years', href: '/blockchain/storage' },
        { label: 'Contacts', href: '/contacts' },
        { label: 'Flow documentation', href: 'https://developers.flow.com' },
        { label: 'Team', href: '/team' },
        { label: 'News', href: '/news' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Nearby pages',
      links: [
        { label: 'The first page', href: '/first' },
        { label: 'The second page', href: '/second' },
        { label: 'The third page', href: '/third' },
      ],
    },
  },
]);
