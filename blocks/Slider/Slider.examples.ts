import { toSlidePicture } from '@frontage/contract/primitives/picture.ts';
import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { slider } from './Slider.schema.ts';

const slidePicture = (name: string, alt: string) => toSlidePicture(examplePicture(name, alt));

export const sliderExamples = defineExamples(slider, [
  {
    name: 'six industries',
    block: {
      acf_fc_layout: 'slider',
      heading: 'Where a single version of\nthe truth earns its keep',
      ground: 'paper',
      preset: 'landing',
      slides: [
        {
          category: 'FinTech',
          title: 'FinTech & banking',
          description: 'Settlement, tokenised deposits and ledgers that auditors can read on their own.',
          list: ['Delivery versus payment', 'Tokenised deposits'],
          href: '/industries/fintech-banking',
          linkText: 'FinTech work',
          image: slidePicture('industry-fintech', 'A settlement sheet whose columns add up to nothing owed'),
        },
        {
          category: 'Retail',
          title: 'Retail & eCommerce',
          description: 'Loyalty points that many shops accept and none can print twice.',
          list: ['Shared loyalty', 'Digital receipts'],
          href: '/industries/retail-and-ecommerce',
          linkText: 'Retail work',
          image: slidePicture('industry-retail', 'A till receipt that nine shops accept'),
        },
        {
          category: 'Supply',
          title: 'Supply chain & logistics',
          description: 'Seals, handovers and bills of lading that travel with the goods.',
          list: ['Electronic bills of lading', 'Cold chain proof'],
          href: '/industries/supply-chain-and-logistics',
          linkText: 'Supply chain work',
          image: slidePicture('industry-supply', 'Containers on a quay, one of them sealed on the ledger'),
        },
        {
          category: 'Healthcare',
          title: 'Healthcare',
          description: 'Consent that a patient gives once, and can take back in the same place.',
          list: ['Consent registers', 'Medicine traceability'],
          href: '/industries/healthcare',
          linkText: 'Healthcare work',
          image: slidePicture('industry-healthcare', 'A record that one reader may open and another may not'),
        },
        {
          category: 'Property',
          title: 'Real estate',
          description: 'Titles, shares and rents on one register, with the notary as a signer.',
          list: ['Fractional ownership', 'Rent distribution'],
          href: '/industries/real-estate',
          linkText: 'Property work',
          image: slidePicture('industry-realestate', 'A house whose shares stand on a register'),
        },
        {
          category: 'Energy',
          title: 'Oil & gas',
          description: 'Joint venture accounts that every partner closes on the same day.',
          list: ['Volume allocation', 'Carbon certificates'],
          href: '/industries/oil-and-gas',
          linkText: 'Energy work',
          image: slidePicture('industry-oilgas', 'A derrick and the barrels that its partners share'),
        },
      ],
    },
  },
  {
    name: 'five domains with tabs',
    block: {
      acf_fc_layout: 'slider',
      heading: 'Domains we know by heart',
      ground: 'ink',
      preset: 'peek',
      slides: [
        {
          category: 'Tokenised assets',
          title: 'Tokenised assets',
          description: 'Shares in funds, buildings and receivables that settle in one step.',
          list: [
            'Transfer rules inside the asset',
            'Registers a regulator can query',
            'Corporate actions as transactions',
          ],
          href: '/services/tokenised-assets',
          linkText: 'Read about tokenised assets',
          image: slidePicture('domain-tokenised', 'One of nine shares leaves the fund and arrives with its holder'),
        },
        {
          category: 'Private ledgers',
          title: 'Private ledgers',
          description: 'On Canton only the parties to a transaction see its data.',
          list: ['Need-to-know workflows', 'Bridges to public networks'],
          href: '/services/private-ledgers',
          linkText: 'Read about private ledgers',
          image: slidePicture('domain-private', 'Two of five parties see the asset between them'),
        },
        {
          category: 'Payments',
          title: 'Payments',
          description: 'Stablecoin rails with a limit for every key and a name for every payout.',
          list: ['Payouts in batches', 'Screening before signing'],
          href: '/services/payments',
          linkText: 'Read about payments',
          image: slidePicture('domain-payments', 'A payment passes a limit on its way'),
        },
        {
          category: 'Identity',
          title: 'Identity',
          description: 'Credentials that prove one fact and show no other.',
          list: ['Selective disclosure', 'Revocation without a call home'],
          href: '/services/identity',
          linkText: 'Read about identity',
          image: slidePicture('domain-identity', 'A credential shows one line and keeps the rest'),
        },
        {
          category: 'Games',
          title: 'Games',
          description: 'Items that players own, and rules for what the studio may still change.',
          list: ['Sponsored accounts', 'Item markets'],
          href: '/services/games',
          linkText: 'Read about games',
          image: slidePicture('domain-games', 'An item leaves the studio and stays with its player'),
        },
      ],
    },
  },
  {
    name: 'a category with two slides, long words, nothing optional',
    block: {
      acf_fc_layout: 'slider',
      heading: 'What the registers of three authorities had in common after all',
      ground: 'paper',
      preset: 'peek',
      slides: [
        {
          category: 'Land registers',
          title: 'Grundstücksverkehrsgenehmigungszuständigkeit',
          description:
            'A word for the power to approve a sale of land, in one register that nine offices write to, four of them at the same time, and none of them with the right to erase what another has entered since the last closing.',
          list: ['One entry a parcel', 'Nine offices with a key each', 'No entry without its neighbour'],
          href: '/services/land-registers',
          linkText: 'Read what nine offices agreed on',
          linkImage: examplePicture('article-register', ''),
          image: slidePicture('article-register', 'A register'),
        },
        {
          category: 'Land registers',
          title: 'Parcels',
          description: 'The same parcel under two numbers is found at once.',
          image: slidePicture('article-rows', 'Rows of a register'),
        },
        {
          category: 'Ships',
          title: 'Ships',
          description: 'A ship has one flag at a time.',
          href: '/services/ships',
          image: slidePicture('article-keys', 'Keys'),
        },
        {
          title: 'Without a tab',
          description: 'It belongs to no category.',
          image: slidePicture('article-model', ''),
        },
      ],
    },
  },
  {
    name: 'a single slide',
    block: {
      acf_fc_layout: 'slider',
      heading: 'One is enough',
      ground: 'paper',
      preset: 'landing',
      slides: [
        { title: 'Alone', description: 'Nothing to move, so no controls.', image: slidePicture('article-model', '') },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'slider',
      heading: 'What the slides\nhave in common',
      ground: 'paper',
      preset: 'landing',
      slides: ['The first slide', 'The second slide', 'The third slide'].map((title) => ({
        title,
        description: 'What this slide is about, in one sentence or two.',
        list: ['one example', 'another example'],
        image: slidePicture('industry-retail', ''),
      })),
    },
  },
]);
