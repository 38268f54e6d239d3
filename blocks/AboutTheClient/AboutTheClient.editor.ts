import { editorOf } from '../editor/editorBlock.ts';
import { aboutTheClient } from './AboutTheClient.schema.ts';

export const aboutTheClientEditor = editorOf(aboutTheClient, 'Case: about the client', {
  group: 'Parts of a case',
  words: 'company, customer',
});
