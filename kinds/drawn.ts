import type { DrawnKind } from './defineDrawn.ts';

/** Kinds whose pages the site draws by their declaration, in their folders as `<name>.drawn.ts`. */
export const drawnKinds: readonly DrawnKind[] = [];
