import { editorOf } from '../editor/editorBlock.ts';
import { hero } from './Hero.schema.ts';

export const heroEditor = editorOf(hero, 'Hero', { group: 'Openings', words: 'header, banner, first view' });
