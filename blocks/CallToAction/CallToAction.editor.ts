import { editorOf } from '../editor/editorBlock.ts';
import { callToAction } from './CallToAction.schema.ts';

export const callToActionEditor = editorOf(callToAction, 'Case: call to action', {
  group: 'Parts of a case',
  words: 'CTA, button',
});
