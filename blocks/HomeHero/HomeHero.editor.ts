import { editorOf } from '../editor/editorBlock.ts';
import { homeHero } from './HomeHero.schema.ts';

export const homeHeroEditor = editorOf(homeHero, 'Home hero', {
  group: 'Openings',
  words: 'header, banner, first view of the home page',
});
