import { editorOf } from '../editor/editorBlock.ts';
import { linkToCase } from './LinkToCase.schema.ts';

export const linkToCaseEditor = editorOf(linkToCase, 'Link to a case', {
  group: 'Articles, events and links',
  words: 'project, case study',
});
