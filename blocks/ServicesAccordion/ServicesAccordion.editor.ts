import { editorOf } from '../editor/editorBlock.ts';
import { servicesAccordion } from './ServicesAccordion.schema.ts';

export const servicesAccordionEditor = editorOf(servicesAccordion, 'Services accordion');
