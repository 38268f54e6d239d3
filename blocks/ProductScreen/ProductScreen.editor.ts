import { editorOf } from '../editor/editorBlock.ts';
import { productScreen } from './ProductScreen.schema.ts';

export const productScreenEditor = editorOf(productScreen, 'Product screen', {
  group: 'Cases, people and proof',
  words: 'interface, screenshot, mock-up, before and after',
});
