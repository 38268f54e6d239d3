import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import {
  articleSeries,
  imagebox,
  linkBlock,
  linkToCase,
  otherArticles,
  pictureWithScrollToForm,
  shortLinkBlock,
} from './ArticleLinks.schema.ts';

export const linkBlockExamples = defineExamples(linkBlock, [
  {
    name: 'to a service',
    block: {
      acf_fc_layout: 'link_block',
      title: 'Cadence contracts with a storage budget',
      description: 'We put a weight on every field before we write it.',
      href: '/services/cadence-smart-contracts',
    },
  },
  {
    name: 'as long as it may be',
    block: {
      acf_fc_layout: 'link_block',
      title: 'Migration of a marketplace with two hundred thousand tokens, counted on both of its sides',
      description:
        'We read both ledgers at the same height, compare every token and every owner, and give you the list of what differs, with the reason beside each entry, before anything is switched over for good.',
      href: 'https://wharfside.example/services/migration',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'link_block',
      title: 'Where it leads',
      description: 'What the reader finds there, in one sentence.',
      href: '/contacts',
    },
  },
]);

export const shortLinkBlockExamples = defineExamples(shortLinkBlock, [
  {
    name: 'to the glossary',
    block: {
      acf_fc_layout: 'short_link_block',
      linkText: 'Capacity and reserve, defined in two sentences',
      href: '/glossary/s',
    },
  },
  {
    name: 'another word before a long link',
    block: {
      acf_fc_layout: 'short_link_block',
      label: 'Said the other way',
      linkText: 'Why we once kept every picture on the ledger, what it cost us in the first year, and when we stopped',
      href: '/blockchain/a-key-for-the-finance-team-that-cannot-move-money',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'short_link_block',
      linkText: 'Where it leads, and why one would go there',
      href: '/contacts',
    },
  },
]);

export const linkToCaseExamples = defineExamples(linkToCase, [
  {
    name: 'with picture and label',
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'How a bridge with 412,000 crossings keeps less than 2 kB for each.',
    },
  },
  {
    name: 'a case of which only the name is known',
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'A ledger of unspent outputs that closes its books every evening at six.',
      linkText: 'Read how it closes its books',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'What the case shows about this article, in one sentence.',
    },
  },
]);

export const otherArticlesExamples = defineExamples(otherArticles, [
  {
    name: 'two articles nearby',
    block: {
      acf_fc_layout: 'otherArticles',
      articleSlugs: ['finality-is-not-one-moment-but-four', 'counting-to-consensus-with-five-tally-marks'],
    },
  },
  {
    name: 'three below other words',
    block: {
      acf_fc_layout: 'otherArticles',
      heading: 'On keys and who holds them',
      articleSlugs: [
        'weighted-keys-for-people-who-lose-phones',
        'who-signs-for-whom',
        'what-an-account-pays-for-when-it-stores-a-thing',
      ],
    },
  },
]);

export const articleSeriesExamples = defineExamples(articleSeries, [
  {
    name: 'three parts and the next',
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'A series in four parts: living on Flow',
      articleSlugs: ['what-an-account-is', 'what-an-account-pays-for-when-it-stores-a-thing', 'who-signs-for-whom'],
      upcoming: { title: 'Moving out without loss', date: '2026-12-07' },
    },
  },
  {
    name: 'six parts, seen from an article that is none of them',
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'What a network agrees on, in six parts that need not be read in order',
      articleSlugs: [
        'counting-to-consensus-with-five-tally-marks',
        'finality-is-not-one-moment-but-four',
        'weighted-keys-for-people-who-lose-phones',
        'a-register-that-a-regulator-can-query',
        'spent-unspent-and-the-change-between',
        'what-an-account-is',
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'articleSeries',
      title: 'What the series is about',
      articleSlugs: ['what-an-account-is'],
    },
  },
]);

export const pictureWithScrollToFormExamples = defineExamples(pictureWithScrollToForm, [
  {
    name: 'a balance',
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'We will weigh your contract',
      description:
        'Send an address or a repository. You get a table like the one above in two working days, at no cost.',
      buttonText: 'Ask for the table',
      image: examplePicture(
        'article-scales',
        'A balance: a ruled sheet of 398 bytes outweighs the one thing that it describes',
      ),
    },
  },
  {
    name: 'as many words as it may have',
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'A second pair of eyes on your bridge, before the first crossing at all',
      description:
        'Send us the two contracts, the addresses of both sides and the list of people who can stop it. In ten working days you have a report of what we tried, what we found, and what we could not look at, with a price for fixing each of them.',
      buttonText: 'Ask for a second pair of eyes',
      href: '/contacts',
      image: examplePicture('article-bridge', 'A bridge between two quays'),
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'What you offer',
      description: 'What the reader has to send, and what comes back for it.',
      buttonText: 'Get in touch',
      image: examplePicture('article-bridge', ''),
    },
  },
]);

export const imageboxExamples = defineExamples(imagebox, [
  {
    name: 'a figure with its caption',
    block: {
      acf_fc_layout: 'Imagebox',
      image: examplePicture(
        'figure-bytes',
        'Kilobytes per active user in four products: ticketing 90, loyalty 39, certificates 86, game items 118',
      ),
      caption: 'Stored per active user after one month. Dashed: could be computed. Solid: never read by anyone.',
      ground: 'land',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'Imagebox',
      image: examplePicture('article-keys', ''),
      caption: 'What it shows, or what to look at, in a sentence.',
    },
  },
  {
    name: 'a picture without words',
    block: { acf_fc_layout: 'Imagebox', image: examplePicture('article-keys', 'Two keys of weight 500') },
  },
]);
