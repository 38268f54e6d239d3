import { editorOf } from '../editor/editorBlock.ts';
import { linkToCase } from './LinkToCase.schema.ts';

export const linkToCaseEditor = editorOf(linkToCase, 'Link to a case');
