import 'astro';
import type { TouchOptions } from './touchOptions.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: true | TouchOptions;
  }
}
