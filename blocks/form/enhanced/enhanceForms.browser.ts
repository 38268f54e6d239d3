import { enhanceOnTouch } from './enhanceOnTouch.ts';

enhanceOnTouch();
