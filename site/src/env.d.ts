declare namespace App {
  interface Locals {
    /** What a view shows. */
    drawing: import('./views.ts').WholeDrawing;
    /** The first error of a rendering: Astro answers 500 and keeps it to itself. */
    fault?: unknown;
  }
}
