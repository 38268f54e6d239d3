import { editorOf } from '../editor/editorBlock.ts';
import { steps } from './Steps.schema.ts';

export const stepsEditor = editorOf(steps, 'Steps');
