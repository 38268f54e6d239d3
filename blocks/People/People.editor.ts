import { editorOf } from '../editor/editorBlock.ts';
import { people } from './People.schema.ts';

export const peopleEditor = editorOf(people, 'People');
