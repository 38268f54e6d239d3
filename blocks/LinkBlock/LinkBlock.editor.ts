import { editorOf } from '../editor/editorBlock.ts';
import { linkBlock } from './LinkBlock.schema.ts';

export const linkBlockEditor = editorOf(linkBlock, 'Link with a sentence', {
  group: 'Articles, events and links',
  words: 'read more, card',
});
