import { editorOf } from '../editor/editorBlock.ts';
import { people } from './People.schema.ts';

export const peopleEditor = editorOf(people, 'People', { group: 'Cases, people and proof', words: 'team, staff' });
