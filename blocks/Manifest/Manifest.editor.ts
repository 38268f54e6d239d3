import { editorOf } from '../editor/editorBlock.ts';
import { manifest } from './Manifest.schema.ts';

export const manifestEditor = editorOf(manifest, 'Manifest of services', {
  group: 'What you offer',
  words: 'list of services, catalogue',
});
