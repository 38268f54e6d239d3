import type { WholeDrawing } from './views.ts';

/** What is drawn in answer to each request, for parts of a page that no component hands it to. */
export const drawnFor = new WeakMap<Request, WholeDrawing>();
