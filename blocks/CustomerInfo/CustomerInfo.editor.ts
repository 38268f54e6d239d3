import { editorOf } from '../editor/editorBlock.ts';
import { customerInfo } from './CustomerInfo.schema.ts';

export const customerInfoEditor = editorOf(customerInfo, 'Case: words of the customer', {
  group: 'Parts of a case',
  words: 'testimonial, review, quote',
});
