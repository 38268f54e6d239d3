import { defineExamples } from '../examples/example.ts';
import { exampleDrawing, examplePicture } from '../examples/pageContext.ts';
import { work } from './Work.schema.ts';

const page = { breadcrumbs: [{ label: 'Work', href: '/work' }], title: 'Causeway' };

const drawn = (name: string, alt: string) => ({
  image: exampleDrawing(`work-${name}`, alt, [1440, 520]),
  imageUpright: exampleDrawing(`work-${name}-upright`, alt, [390, 320]),
});

export const workExamples = defineExamples(work, [
  {
    name: 'a bridge',
    block: { acf_fc_layout: 'work', ...drawn('bridge', 'A bridge between two ledgers'), hasBridge: true },
    page,
  },
  {
    name: 'a clearing',
    block: { acf_fc_layout: 'work', ...drawn('clearing', 'Five ports on one line, and the sum of what they spent') },
    page: { ...page, title: 'Tidemark' },
  },
  {
    name: 'a picture in place of a drawing',
    block: { acf_fc_layout: 'work', image: examplePicture('case-causeway', 'An asset on the arch of a bridge') },
    page,
  },
  { name: 'neither drawing nor picture', startsNew: true, block: { acf_fc_layout: 'work' }, page },
]);
