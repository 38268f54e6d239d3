import { editorOf } from '../editor/editorBlock.ts';
import { offices } from './Offices.schema.ts';

export const officesEditor = editorOf(offices, 'Offices', {
  group: 'Cases, people and proof',
  words: 'locations, addresses, map',
});
