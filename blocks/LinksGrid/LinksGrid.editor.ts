import { editorOf } from '../editor/editorBlock.ts';
import { linksGrid } from './LinksGrid.schema.ts';

export const linksGridEditor = editorOf(linksGrid, 'Helpful links', {
  group: 'Articles, events and links',
  words: 'link list, read more',
});
