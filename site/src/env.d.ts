declare namespace App {
  type PageFrame = import('./release/pagePieces.ts').PageFrame;
  interface Locals {
    /** What a view shows. */
    drawing: import('./views.ts').WholeDrawing;
    /** The first error of a rendering: Astro answers 500 and keeps it to itself. */
    fault?: unknown;
    /** Takes header and footer of the page, and gives what is in their places. */
    takeFrame?: (frame: PageFrame) => PageFrame;
  }
}
