import { editorOf } from '../editor/editorBlock.ts';
import { twoColumnsText } from './TwoColumnsText.schema.ts';

export const twoColumnsTextEditor = editorOf(twoColumnsText, 'Case: problem and decision', {
  group: 'Parts of a case',
  words: 'two columns, before and after',
});
