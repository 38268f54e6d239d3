import { editorOf } from '../editor/editorBlock.ts';
import { processSchema } from './Process.schema.ts';

export const processEditor = editorOf(processSchema, 'Process in weeks');
