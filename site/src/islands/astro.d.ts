import 'astro';
import type { TouchOptions } from './touch.browser.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: true | TouchOptions;
  }
}
