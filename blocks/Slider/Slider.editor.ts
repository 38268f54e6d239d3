import { editorOf } from '../editor/editorBlock.ts';
import { slider } from './Slider.schema.ts';

export const sliderEditor = editorOf(slider, 'Slider', {
  group: 'Text and pictures',
  words: 'carousel, slideshow, tabs',
});
