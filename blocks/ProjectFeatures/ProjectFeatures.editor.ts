import { editorOf } from '../editor/editorBlock.ts';
import { projectFeatures } from './ProjectFeatures.schema.ts';

export const projectFeaturesEditor = editorOf(projectFeatures, 'Case: features', {
  group: 'Parts of a case',
  words: 'functions, list',
});
