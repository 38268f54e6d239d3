declare namespace App {
  type PageFrame = import('./release/pagePieces.ts').PageFrame;
  interface Locals {
    drawing: import('./views.ts').WholeDrawing;
    /** The first error of a rendering: Astro answers 500 and does not pass the error on. */
    fault?: unknown;
    /** Takes header and footer of the page, and returns placeholders for them. */
    takeFrame?: (frame: PageFrame) => PageFrame;
  }
}
