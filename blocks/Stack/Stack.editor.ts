import { editorOf } from '../editor/editorBlock.ts';
import { stack } from './Stack.schema.ts';

export const stackEditor = editorOf(stack, 'Technology stack', {
  group: 'What you offer',
  words: 'tools, technologies',
});
