import { editorOf } from '../editor/editorBlock.ts';
import { platforms } from './Platforms.schema.ts';

export const platformsEditor = editorOf(platforms, 'Platforms', {
  group: 'What you offer',
  words: 'logos, networks, technologies',
});
