import { editorOf } from '../editor/editorBlock.ts';
import { contactPrompt } from './ContactPrompt.schema.ts';

export const contactPromptEditor = editorOf(contactPrompt, 'Contact prompt');
