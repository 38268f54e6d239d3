import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { cases } from './Cases.schema.ts';

const hushmint = {
  title: 'Hushmint',
  description: 'A marketplace where sound is sold in numbered editions',
  meta: 'NFT marketplace, 7 months',
  href: '/work/hushmint',
  image: examplePicture('case-hushmint', 'Twenty bars on a line like a sound, the tenth of them set apart'),
};
const opaline = {
  title: 'Opaline',
  description: 'Every stone has one certificate, and it changes hands with the stone',
  meta: 'NFT marketplace, 5 months',
  href: '/work/opaline',
  image: examplePicture('case-opaline', 'A cut stone tied by a rope to one entry of the ledger'),
};
const tidemark = {
  title: 'Tidemark',
  description: 'A UTXO blockchain platform for clearing between five ports',
  meta: 'Blockchain platform, 14 months',
  href: '/work/tidemark',
  image: examplePicture('case-tidemark', 'Three spent outputs become one unspent output and some change'),
};
const causeway = {
  title: 'Causeway',
  description: 'A bridge ecosystem that locks on one side before it releases on the other',
  meta: 'Bridge and liquidity, 11 months',
  href: '/work/causeway',
  image: examplePicture('case-causeway', 'An asset on the arch of a bridge between two shores'),
};

export const casesExamples = defineExamples(cases, [
  {
    name: 'four cases',
    block: {
      acf_fc_layout: 'cases',
      anchor: 'portfolio',
      heading: 'Four systems that carry other people’s money',
      allLink: { label: 'All show cases', href: '/work' },
      items: [hushmint, opaline, tidemark, causeway],
    },
  },
  {
    name: 'three cases without a common link',
    block: { acf_fc_layout: 'cases', heading: 'Three systems', items: [hushmint, opaline, tidemark] },
  },
  {
    name: 'five cases, the longest words',
    block: {
      acf_fc_layout: 'cases',
      heading: 'Five systems, and what each of them must never lose',
      allLink: { label: 'All show cases of this and of the other ledgers', href: '/work' },
      items: [
        {
          ...hushmint,
          title: 'Transatlantic Bill of Lading Exchange',
          meta: 'Trade documents and settlement, 26 months',
          description:
            'Every bill has one holder, every holder can prove it to a bank at night, and the bank does not have to call anyone to believe it',
        },
        opaline,
        { title: 'Tidemark', description: tidemark.description, href: tidemark.href, image: tidemark.image },
        causeway,
        { ...hushmint, title: 'Hushmint again', href: '/work/hushmint-again' },
      ],
    },
  },
  { name: 'one case', block: { acf_fc_layout: 'cases', heading: 'One system', items: [causeway] } },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'cases',
      heading: 'Work that we are\nglad to show',
      items: [
        {
          title: 'The first product',
          description: 'What it does, in one line',
          meta: 'Kind of work, how long',
          href: '/work/tidemark',
          image: examplePicture('case-tidemark', ''),
        },
        {
          title: 'The second product',
          description: 'What it does, in one line',
          meta: 'Kind of work, how long',
          href: '/work/opaline',
          image: examplePicture('case-opaline', ''),
        },
      ],
    },
  },
]);
