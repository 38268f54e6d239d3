import { editorOf } from '../editor/editorBlock.ts';
import { shortLinkBlock } from './ShortLinkBlock.schema.ts';

export const shortLinkBlockEditor = editorOf(shortLinkBlock, 'Link in one line', {
  group: 'Articles, events and links',
  words: 'read more',
});
