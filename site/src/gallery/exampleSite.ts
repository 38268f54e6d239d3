import { exampleDrawing, examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { office } from '@frontage/contract/office.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';

/** Settings that fill header and footer as much as the agency would. */
export const exampleSite = siteSettings.parse({
  ...examplePage.site,
  consent: {
    version: '2026-11-21',
    heading: 'May we count your visit?',
    text: 'Needed cookies keep your typing and your session. With your yes we also count pages, without your name. Until you choose, nothing is counted.',
    refuseText: 'Only what is needed',
    allowText: 'Count my visit too',
    chooseText: 'Choose one by one',
    chooseHeading: 'One by one',
    chooseNote: 'You can change this at any time from the footer.',
    neededLabel: 'Needed',
    neededText: 'Your session and what you typed. Always on.',
    countingLabel: 'Counting',
    countingText: 'Which pages are read, without a name, kept 13 months.',
    campaignsLabel: 'Campaigns',
    campaignsText: 'Which notice brought you here, where counting is on.',
    keepText: 'Keep my choice',
    backText: 'Back',
    footerLabel: 'Cookies',
    policyHref: '/privacy-policy#cookies-and-storage-on-your-device',
  },
  socials: [
    { network: 'linkedin', href: 'https://linkedin.example/company/wharfside' },
    { network: 'x', href: 'https://x.example/wharfside' },
    { network: 'youtube', href: 'https://youtube.example/wharfside' },
    { network: 'instagram', href: 'https://instagram.example/wharfside' },
    { network: 'facebook', href: 'https://facebook.example/wharfside' },
    { network: 'reviews', href: 'https://reviews.example/wharfside' },
  ],
  navigation: [
    {
      label: 'Services',
      href: '/services',
      note: 'Resources, roles and tests, ready for an audit.',
      noteLink: { label: 'Work out an estimate', href: '/estimate' },
      links: [
        { label: 'Flow Blockchain Development', href: examplePage.path, note: 'from $50,000', group: 'Build' },
        {
          label: 'Smart contracts in Cadence',
          href: '/services/cadence',
          note: 'from $22,000',
          group: 'Build',
          picture: exampleDrawing('open-contracts', ''),
        },
        {
          label: 'dApps',
          href: '/services/dapps',
          note: 'from $14,000',
          group: 'Build',
          picture: exampleDrawing('open-dapps', ''),
        },
        {
          label: 'NFT and marketplaces',
          href: '/services/nft',
          note: 'from $38,000',
          group: 'Build',
          picture: exampleDrawing('open-nft', ''),
        },
        {
          label: 'Wallets',
          href: '/services/wallets',
          note: 'from $26,000',
          group: 'Build',
          picture: exampleDrawing('open-wallets', ''),
        },
        {
          label: 'Cadence audit',
          href: '/services/cadence-audit',
          note: 'findings in three weeks',
          group: 'Check',
          picture: exampleDrawing('open-audit', ''),
        },
        { label: 'EVM audit on Flow', href: '/services/evm-audit', note: 'Solidity, read twice', group: 'Check' },
        {
          label: 'Consulting',
          href: '/services/consulting',
          note: 'four pages, $8,000',
          group: 'Check',
          picture: exampleDrawing('open-consulting', ''),
        },
        {
          label: 'Migration from EVM',
          href: '/services/migration',
          note: 'counted on both sides',
          group: 'Keep',
          picture: exampleDrawing('open-migration', ''),
        },
        {
          label: 'Operation and care',
          href: '/services/operation',
          note: 'someone awake',
          group: 'Keep',
          picture: exampleDrawing('open-operation', ''),
        },
        { label: 'Team extension', href: '/services/team', note: 'in your stand-up', group: 'Keep' },
      ],
    },
    {
      label: 'Solutions',
      href: '/solutions',
      links: ['Tokenisation', 'Settlement', 'Loyalty', 'Digital identity', 'Provenance'].map(linkTo('/solutions')),
    },
    {
      label: 'Industries',
      href: '/industries',
      links: [
        'FinTech & banking',
        'Retail & eCommerce',
        'Supply chain & logistics',
        'Healthcare',
        'Real estate',
        'Oil & gas',
      ].map(linkTo('/industries')),
    },
    { label: 'Work', href: '/work', links: [] },
    { label: 'Insights', href: '/insights', links: ['Blog', 'News', 'Glossary'].map(linkTo('')) },
    { label: 'Company', href: '/about-us', links: ['Team', 'Careers', 'Contacts'].map(linkTo('')) },
  ],
  footerColumns: [
    {
      heading: 'Services',
      links: ['Cadence smart contracts', 'Accounts and keys', 'Marketplaces', 'Bridges', 'Audits', 'Operation'].map(
        linkTo('/services'),
      ),
    },
    {
      heading: 'Solutions',
      links: ['Tokenisation', 'Settlement', 'Loyalty', 'Digital identity', 'Provenance'].map(linkTo('/solutions')),
    },
    {
      heading: 'Industries',
      links: [
        'FinTech & banking',
        'Retail & eCommerce',
        'Supply chain & logistics',
        'Healthcare',
        'Real estate',
        'Oil & gas',
      ].map(linkTo('/industries')),
    },
    {
      heading: 'Company',
      links: ['About us', 'Team', 'Careers', 'Blog', 'News', 'Glossary', 'Contacts'].map(linkTo('')),
    },
  ],
});

/** Five offices, one of them without a phone number. */
export const exampleOffices = z.array(office).parse([
  ...examplePage.offices,
  {
    ...examplePage.offices[0],
    id: 3,
    city: 'Baltimore',
    address: ['1200 Thames Street', 'Baltimore, MD 21231'],
    phone: { raw: '+14105550164', formatted: '+1 410 555 0164' },
  },
  {
    ...examplePage.offices[0],
    id: 4,
    city: 'Seattle',
    address: ['88 Alaskan Way', 'Seattle, WA 98104'],
    phone: { raw: '+12065550119', formatted: '+1 206 555 0119' },
  },
]);

/** A page with both, for what is shown between header and footer. */
export const exampleFrame = { ...examplePage, site: exampleSite, offices: exampleOffices };

function linkTo(folder: string) {
  return (label: string) => ({ label, href: `${folder}/${label.toLowerCase().replaceAll(' ', '-')}` });
}
