import { editorOf } from '../editor/editorBlock.ts';
import { estimate } from './Estimate.schema.ts';

export const estimateEditor = editorOf(estimate, 'Estimate with a bill', {
  group: 'Contact, prices and forms',
  words: 'price calculator, budget',
});
