import { defineBlock } from '../defineBlock.ts';

/** The place of the page, as a strip on water. It has no fields: the page knows its own place. */
export const breadcrumbs = defineBlock('breadcrumbs', {
  title: 'Breadcrumbs',
  group: 'Openings',
  words: 'path to the page, navigation',
  fields: {},
});
