import { editorOf } from '../editor/editorBlock.ts';
import { servicesAccordion } from './ServicesAccordion.schema.ts';

export const servicesAccordionEditor = editorOf(servicesAccordion, 'Services accordion', {
  group: 'What you offer',
  words: 'list of services that open',
});
