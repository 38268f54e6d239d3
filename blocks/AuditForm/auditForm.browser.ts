import { enhanceOnTouch } from '../form/enhanced/enhanceOnTouch.ts';

enhanceOnTouch();
