import { editorOf } from '../editor/editorBlock.ts';
import { callBackForm } from './CallBackForm.schema.ts';

export const callBackFormEditor = editorOf(callBackForm, 'Request for a call back', {
  group: 'Contact, prices and forms',
  words: 'phone, callback',
});
