import type { PageCard } from '@frontage/contract/pageParts.ts';
import { defineExamples } from '../examples/example.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { workPictures } from './WorkPictures.schema.ts';

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
