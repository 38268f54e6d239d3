import { editorOf } from '../editor/editorBlock.ts';
import { accordionBlock } from './AccordionBlock.schema.ts';

export const accordionBlockEditor = editorOf(accordionBlock, 'Points that open', {
  group: 'Text and pictures',
  words: 'accordion, list, bullets',
});
