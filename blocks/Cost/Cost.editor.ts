import { editorOf } from '../editor/editorBlock.ts';
import { cost } from './Cost.schema.ts';

export const costEditor = editorOf(cost, 'Cost and quote form', {
  group: 'Contact, prices and forms',
  words: 'price, pricing, budget',
});
