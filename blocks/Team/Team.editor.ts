import { editorOf } from '../editor/editorBlock.ts';
import { team } from './Team.schema.ts';

export const teamEditor = editorOf(team, 'Case: team by month', {
  group: 'Parts of a case',
  words: 'staff, roles, timeline',
});
