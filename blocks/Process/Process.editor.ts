import { editorOf } from '../editor/editorBlock.ts';
import { processSchema } from './Process.schema.ts';

export const processEditor = editorOf(processSchema, 'Process in weeks', {
  group: 'What you offer',
  words: 'timeline, schedule, phases',
});
