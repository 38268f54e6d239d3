import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { work } from './Work.schema.ts';

const page = { breadcrumbs: [{ label: 'Work', href: '/work' }], title: 'Causeway' };

export const workExamples = defineExamples(work, [
  { name: 'a bridge', block: { acf_fc_layout: 'work', drawing: 'bridge' }, page },
  { name: 'an edition', block: { acf_fc_layout: 'work', drawing: 'editions' }, page: { ...page, title: 'Hushmint' } },
  {
    name: 'a certificate',
    block: { acf_fc_layout: 'work', drawing: 'certificate' },
    page: { ...page, title: 'Opaline' },
  },
  { name: 'a clearing', block: { acf_fc_layout: 'work', drawing: 'clearing' }, page: { ...page, title: 'Tidemark' } },
  {
    name: 'a picture in place of a drawing',
    block: { acf_fc_layout: 'work', image: examplePicture('case-causeway', 'An asset on the arch of a bridge') },
    page,
  },
  { name: 'neither drawing nor picture', startsNew: true, block: { acf_fc_layout: 'work' }, page },
]);
