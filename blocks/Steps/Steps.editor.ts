import { editorOf } from '../editor/editorBlock.ts';
import { steps } from './Steps.schema.ts';

export const stepsEditor = editorOf(steps, 'Steps', { group: 'What you offer', words: 'how it works, numbered list' });
