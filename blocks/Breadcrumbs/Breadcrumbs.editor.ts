import { editorOf } from '../editor/editorBlock.ts';
import { breadcrumbs } from './Breadcrumbs.schema.ts';

export const breadcrumbsEditor = editorOf(breadcrumbs, 'Breadcrumbs', {
  group: 'Openings',
  words: 'path to the page, navigation',
});
