import { editorOf } from '../editor/editorBlock.ts';
import { platforms } from './Platforms.schema.ts';

export const platformsEditor = editorOf(platforms, 'Platforms');
