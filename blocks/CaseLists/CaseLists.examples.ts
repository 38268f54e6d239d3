import type { PageCard } from '@frontage/contract/pageParts.ts';
import { defineExamples } from '../examples/example.ts';
import { exampleCases } from '../examples/exampleCases.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { caseOnInk, caseRegister, cases, workPictures } from './CaseLists.schema.ts';

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

const labels = { case: 'Case', ledger: 'Ledger', people: 'People', months: 'Months', outcome: 'Outcome' };
const page = { casesBySlug: exampleCases };

export const caseRegisterExamples = defineExamples(caseRegister, [
  {
    name: 'four cases',
    block: {
      acf_fc_layout: 'case_register',
      heading: 'The same four,\nline by line',
      labels,
      items: [
        { caseSlug: 'hushmint', ledger: 'Flow: Cadence', people: 5, months: 7, outcome: 'No edition exceeded.' },
        {
          caseSlug: 'opaline',
          ledger: 'Flow: Cadence',
          people: 4,
          months: 5,
          outcome: 'One certificate for each stone.',
        },
        {
          caseSlug: 'tidemark',
          ledger: 'Own chain: UTXO',
          people: 9,
          months: 14,
          outcome: 'Five ports settle in 11 seconds. It used to be twice a day, by email.',
        },
        {
          caseSlug: 'causeway',
          ledger: 'Flow: Cadence and EVM',
          people: 7,
          months: 11,
          outcome: '412,000 crossings without a unit of difference.',
        },
      ],
    },
    page,
  },
  {
    name: 'one case',
    block: {
      acf_fc_layout: 'case_register',
      heading: 'One row',
      labels,
      items: [{ caseSlug: 'opaline', ledger: 'Flow', people: 4, months: 5, outcome: 'Done.' }],
    },
    page,
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'case_register',
      heading: 'Our cases,\nline by line',
      labels: { ...labels, ledger: 'Built with' },
      items: [
        {
          caseSlug: 'causeway',
          ledger: 'what it is made with',
          people: 2,
          months: 3,
          outcome: 'What came of it, in one short sentence.',
        },
      ],
    },
    page,
  },
]);

const tidemarkCard: PageCard = {
  id: 2,
  type: 'case',
  slug: 'tidemark',
  term_id: null,
  categories: [],
  title: 'Tidemark',
  path: '/work/tidemark',
  card: {
    label: 'Blockchain platform, 14 months',
    description: 'A UTXO blockchain platform for clearing between five ports',
    picture: examplePicture('case-tidemark', 'Three spent amounts enter a machine; an unspent amount leaves it'),
  },
  modified: '2026-11-02T09:00:00Z',
};

const block = {
  acf_fc_layout: 'case_on_ink' as const,
  caseSlug: 'tidemark',
  heading: 'Tidemark clears five\nports in one pass',
  facts: [
    { label: 'Before', description: 'netting twice a day, by email' },
    { label: 'After', description: '11 seconds, 2.3 m entries a day' },
    { label: 'Entries lost', description: 'none in 19 months' },
    { label: 'Price', description: '$410,000, fixed by phase' },
  ],
  linkText: 'Read the Tidemark case',
};

export const caseOnInkExamples = defineExamples(caseOnInk, [
  { name: 'tidemark', block, page: { casesBySlug: { tidemark: tidemarkCard } } },
  { name: 'no picture', block, page: { casesBySlug: { tidemark: { ...tidemarkCard, card: {} } } } },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'case_on_ink',
      caseSlug: 'tidemark',
      heading: 'What it did,\nin two short lines',
      facts: [
        { label: 'Before', description: 'how it was, with a figure' },
        { label: 'After', description: 'how it is now' },
        { label: 'Price', description: 'what it cost, and how it was agreed' },
      ],
      linkText: 'Read the case',
    },
  },
]);

function exampleCase(id: number, slug: string, title: string, description: string, label: string): PageCard {
  return {
    id,
    type: 'case',
    slug,
    term_id: null,
    categories: [],
    title,
    path: `/work/${slug}`,
    card: { label, description, picture: examplePicture(`case-${slug}`, `What ${title} does, in a drawing`) },
    modified: '2026-11-02T09:00:00Z',
  };
}

const casesBySlug = {
  causeway: exampleCase(
    1,
    'causeway',
    'Causeway',
    'A bridge ecosystem that locks on one side before it releases on the other. $212 m has crossed; the two totals differed for zero blocks.',
    'Bridge and liquidity, 11 months',
  ),
  tidemark: exampleCase(
    2,
    'tidemark',
    'Tidemark',
    'A UTXO blockchain platform for clearing between five ports',
    'Blockchain platform, 14 months',
  ),
  hushmint: exampleCase(
    3,
    'hushmint',
    'Hushmint',
    'A marketplace where sound is sold in numbered editions',
    'NFT marketplace, 7 months',
  ),
  opaline: exampleCase(4, 'opaline', 'Opaline', 'Every stone has one certificate', 'NFT marketplace, 5 months'),
};

export const workPicturesExamples = defineExamples(workPictures, [
  {
    name: 'four cases',
    block: {
      acf_fc_layout: 'work_pictures',
      heading: 'Work that is still running',
      allLink: { label: 'All show cases', href: '/work' },
      image: exampleDrawing('work-crossing', 'An asset on a bridge between two ledgers', [1440, 500]),
      imageUpright: exampleDrawing('work-crossing-upright', 'The same, upright', [390, 292]),
      caseSlugs: ['causeway', 'tidemark', 'hushmint', 'opaline'],
    },
    page: { casesBySlug },
  },
  {
    name: 'two cases, the first by the picture of its card',
    block: { acf_fc_layout: 'work_pictures', heading: 'Two of them', caseSlugs: ['tidemark', 'opaline'] },
    page: { casesBySlug },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: { acf_fc_layout: 'work_pictures', heading: 'Work we show', caseSlugs: ['tidemark'] },
    page: { casesBySlug },
  },
  {
    name: 'a case without a picture or words of its own',
    block: { acf_fc_layout: 'work_pictures', heading: 'Bare', caseSlugs: ['causeway', 'opaline'] },
    page: {
      casesBySlug: {
        causeway: { ...casesBySlug.causeway, card: {} },
        opaline: { ...casesBySlug.opaline, card: {} },
      },
    },
  },
]);
