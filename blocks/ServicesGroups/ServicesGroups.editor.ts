import { editorOf } from '../editor/editorBlock.ts';
import { servicesGroups } from './ServicesGroups.schema.ts';

export const servicesGroupsEditor = editorOf(servicesGroups, 'Services in groups', {
  group: 'What you offer',
  words: 'price list, cards',
});
