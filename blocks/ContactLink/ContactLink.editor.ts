import { editorOf } from '../editor/editorBlock.ts';
import { contactLink } from './ContactLink.schema.ts';

export const contactLinkEditor = editorOf(contactLink, 'Contact line');
